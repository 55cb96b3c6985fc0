import { useMemo } from 'react';
import type { Figure } from '@portfolio/contract/page';
import { LiveStudy } from '@portfolio/study/live-study';
import { Picture } from '@portfolio/ui/picture';
import { loadMassing } from './massing-files';
import { texts } from './still-texts';
import styles from './live-axonometric.module.css';

/** The model of a project: a still with its explanation first, to be turned when it is approached. */
export function LiveAxonometric({ code, still }: { code: string; still?: Figure }) {
  const load = useMemo(
    () => async (left: AbortSignal) => {
      const [{ axonometricOf }, massing] = await Promise.all([import('./axonometric-study'), loadMassing(code)]);
      return { Study: await axonometricOf(massing, left) };
    },
    [code],
  );
  return (
    <section className={styles.model} aria-labelledby="model">
      <h2 id="model">{texts.name}</h2>
      <p>{texts.explanation}</p>
      <LiveStudy
        key={code}
        load={load}
        still={
          still && (
            <Picture
              picture={still.picture}
              alt={still.alt}
              focus={still.focus}
              sizes="(min-width: 1025px) calc(100vw - 444px), 100vw"
              priority="lazy"
            />
          )
        }
      />
    </section>
  );
}
