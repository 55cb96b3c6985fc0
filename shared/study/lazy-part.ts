import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A part of a study in a chunk of its own. `React.lazy` keeps a failure for ever; here only the study that met it does,
 * and the one that Retry shows asks again. What is loaded is shown without a fallback from then on.
 * @returns what the study that holds the Suspense begins its state with: `const [More] = useState(more)`. What suspends
 * before it is shown keeps no state of its own.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): () => LazyExoticComponent<ComponentType<Props>> {
  const begin = () =>
    lazy(() =>
      load().then(
        (part) => ({ default: part }),
        (error: unknown) => {
          newest = begin();
          throw error;
        },
      ),
    );
  let newest = begin();
  return () => newest;
}
