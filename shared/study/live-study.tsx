import {
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { useShell } from '@portfolio/contract/shell';
import { ErrorBoundary } from '@portfolio/site/error-boundary';
import { isLoadFailure } from '@portfolio/site/is-load-failure';
import styles from './live-study.module.css';

export type LiveStudyProps = {
  /** Unique on the page, so that links can lead to it. */
  id?: string;
  /**
   * Loads the chunk of the study when it comes near the viewport. The signal is aborted when the component unmounts.
   */
  load: (signal: AbortSignal) => Promise<{ Study: ComponentType }>;
  /** The static drawing that is prerendered and shown until the study is loaded. */
  still: ReactNode;
};

/** Shows a still, and loads the study when it comes near the viewport. A Retry button is shown if that fails. */
export function LiveStudy({ id, load, still }: LiveStudyProps) {
  const { report, renew, texts } = useShell();
  const container = useRef<HTMLDivElement>(null);
  // There is none before it comes near.
  const [attempt, setAttempt] = useState(0);
  const [newest, setState] = useState<{ Study: ComponentType } | 'failed' | 'renewed' | 'idle'>('idle');
  // React renders the study in slices, and after the next page: a transition would come before that of a later click.
  const deferred = useDeferredValue(newest);
  const state = typeof newest === 'string' ? newest : deferred;
  const hasFocus = useRef(false);
  const follow = ({ type }: FocusEvent) => {
    hasFocus.current = type === 'focus';
  };

  // Where what has the focus is replaced, also by the study itself, the Tab key goes on from here.
  useLayoutEffect(() => {
    const keepFocus = () => {
      if (hasFocus.current && document.activeElement === document.body)
        container.current?.focus({ preventScroll: true });
    };
    keepFocus();
    const observer = new MutationObserver(keepFocus);
    if (container.current) observer.observe(container.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [state]);

  useEffect(() => whenNear(container.current, () => setAttempt(1)), []);

  useEffect(() => {
    if (!attempt) return;
    const controller = new AbortController();
    load(controller.signal).then(
      ({ Study }) => !controller.signal.aborted && setState({ Study }),
      async (error: unknown) => {
        if (controller.signal.aborted) return;
        report(error);
        const isRenewed = await renew();
        if (!controller.signal.aborted) setState(isRenewed ? 'renewed' : 'failed');
      },
    );
    return () => controller.abort();
  }, [load, attempt, report, renew]);

  const retry = () => {
    setState('idle');
    setAttempt((count) => count + 1);
  };
  const onBroken = (error: unknown) => {
    report(error);
    // A part of it that is gone with its release is in the live one; what was set stands in the address.
    if (isLoadFailure(error)) void renew();
  };
  const broken = (_: unknown, error: unknown) => (
    <>
      {still}
      <Failed sentence={isLoadFailure(error) ? texts.failed : texts.failedPart} onRetry={retry} />
    </>
  );
  return (
    <div
      ref={container}
      id={id}
      className={styles.container}
      data-study={typeof state === 'string' ? state : 'live'}
      tabIndex={-1}
      onFocus={follow}
      onBlur={follow}
    >
      {typeof state === 'string' ? (
        still
      ) : (
        <ErrorBoundary key={attempt} onError={onBroken} fallback={broken}>
          <state.Study />
        </ErrorBoundary>
      )}
      {state === 'failed' && <Failed sentence={texts.failed} onRetry={retry} />}
      {state === 'renewed' && <Failed sentence={texts.newVersion} />}
    </div>
  );
}

/** Without a way to retry a newer version is being loaded. */
function Failed({ sentence, onRetry }: { sentence: string; onRetry?: () => void }) {
  const { texts } = useShell();
  return (
    <p className={styles.failed} role="alert">
      <span>{sentence}</span>{' '}
      {onRetry && (
        <button type="button" onClick={onRetry}>
          {texts.retry}
        </button>
      )}
    </p>
  );
}

/** Calls once when the element has come within 400 px of the viewport. @returns a function that stops waiting. */
function whenNear(element: Element | null, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: '400px' },
  );
  if (element) observer.observe(element);
  return () => observer.disconnect();
}
