import type { Figure, Study } from '@portfolio/contract/page';
import { LiveStudyBlock } from '@portfolio/study/live-study-block';
import { Picture } from '@portfolio/ui/picture';
import { studies } from '../studies';
import { english } from '../studies/axonometric/still-texts';
import styles from './live-axonometric.module.css';

/** The model of a project: a still first, to be turned when it is approached. */
export function LiveAxonometric({ study, still }: { study: Study; still: Figure | undefined }) {
  const heading = `${study.id}-heading`;
  const { name } = { ...english, ...study.texts?.['still'] };
  return (
    <section className={styles.model} aria-labelledby={heading}>
      <h2 id={heading}>{name}</h2>
      <LiveStudyBlock
        study={study}
        studies={studies}
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
