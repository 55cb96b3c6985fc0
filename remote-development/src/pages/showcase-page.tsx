import type { PageDocument } from '@portfolio/contract/page';
import { Blocks } from '@portfolio/ui/blocks';
import { Facts } from '@portfolio/ui/facts';
import { Figure } from '@portfolio/ui/figure';
import { Gallery } from '@portfolio/ui/gallery';
import { Onward } from '@portfolio/ui/onward';
import { Step } from '../components/step';
import { useReveals } from '../components/use-reveals';
import { studyIn } from '../studies';
import styles from './showcase-page.module.css';

/** A program: the opening, one drawn strip edge to edge, then a step for each section. */
export function ShowcasePage({ page }: { page: PageDocument }) {
  const article = useReveals();
  const [opening, ...steps] = page.sections;
  const cover = page.figures[0];
  const last = steps.findLastIndex(({ blocks }) => blocks.some(({ kind }) => kind === 'figure'));
  return (
    <article ref={article} data-sheets={`${page.label} ${page.title}`}>
      <header className={styles.opening}>
        <div className={styles.lead}>
          <p className={styles.mark}>{page.label}</p>
          <h1>{page.title}</h1>
          {opening && <Blocks blocks={opening.blocks} />}
        </div>
        <Facts facts={page.facts} />
      </header>
      {cover && (
        <div className={styles.phrase}>
          <Figure figure={cover} sizes="100vw" priority="first" />
        </div>
      )}
      {steps.map((step, index) => (
        <Step key={step.id} step={step} study={studyIn(page.path, step.id)} closing={index === last} />
      ))}
      <Onward previous={page.previous} next={page.next} />
      <Gallery page={page} />
    </article>
  );
}
