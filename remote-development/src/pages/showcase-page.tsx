import type { Block, PageDocument, Section } from 'shared/contract/page';
import { Blocks } from 'shared/ui/blocks';
import { Facts } from 'shared/ui/facts';
import { Figure } from 'shared/ui/figure';
import { Gallery } from 'shared/ui/gallery';
import { Onward } from 'shared/ui/onward';
import styles from './showcase-page.module.css';

/** A program: the opening, one drawn strip edge to edge, then a step for each section. */
export function ShowcasePage({ page }: { page: PageDocument }) {
  const [opening, ...steps] = page.sections;
  const cover = page.figures[0];
  return (
    <article>
      <header className={styles.opening}>
        <p className={styles.mark}>{page.label}</p>
        <h1>{page.title}</h1>
        <div className={styles.lead}>{opening && <Blocks blocks={opening.blocks} />}</div>
        <Facts facts={page.facts} layout="row" />
      </header>
      {cover && (
        <div className={styles.phrase}>
          <Figure figure={cover} sizes="100vw" priority="first" />
        </div>
      )}
      {steps.map((step) => (
        <Step key={step.id} step={step} />
      ))}
      <Onward previous={page.previous} next={page.next} />
      <Gallery page={page} />
    </article>
  );
}

/** The text waits in four columns while its figures pass in eight. */
function Step({ step }: { step: Section }) {
  const shown = step.blocks.filter(isShown);
  const said = step.blocks.filter((block) => !isShown(block));
  return (
    <section className={styles.step} aria-labelledby={step.id}>
      <div className={styles.say}>
        <h2 id={step.id}>{step.heading}</h2>
        <Blocks blocks={said} />
      </div>
      {shown.length > 0 && (
        <div className={styles.show}>
          <Blocks blocks={shown} />
        </div>
      )}
    </section>
  );
}

function isShown({ kind }: Block): boolean {
  return kind === 'figure' || kind === 'videos';
}
