import type { Block, PageDocument, Section } from 'shared/contract/page';
import { Blocks } from 'shared/ui/blocks';
import { Facts } from 'shared/ui/facts';
import { Figure } from 'shared/ui/figure';
import { Gallery } from 'shared/ui/gallery';
import { Onward } from 'shared/ui/onward';
import { LiveStudy } from 'shared/study/live-study';
import { studies, type StudyPlace } from '../studies';
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
        <Step key={step.id} step={step} study={studyIn(step, page.path)} />
      ))}
      <Onward previous={page.previous} next={page.next} />
      <Gallery page={page} />
    </article>
  );
}

/** The text waits in four columns while its figures pass in eight; a study takes the whole width below its text. */
function Step({ step, study }: { step: Section; study: StudyPlace | undefined }) {
  const shown = step.blocks.filter(isShown);
  const said = step.blocks.filter((block) => !isShown(block));
  return (
    <section className={styles.step} aria-labelledby={step.id} data-whole={study ? '' : undefined}>
      <div className={styles.say}>
        <h2 id={step.id}>{step.heading}</h2>
        <Blocks blocks={said} />
      </div>
      {shown.length > 0 && (
        <div className={styles.show}>
          {study ? <LiveStudy load={study.load} still={<Blocks blocks={shown} />} /> : <Blocks blocks={shown} />}
        </div>
      )}
    </section>
  );
}

/** The study of the page where its section is this one. */
function studyIn({ id }: Section, path: string): StudyPlace | undefined {
  const study = studies[path];
  return study && id?.endsWith(study.section) ? study : undefined;
}

function isShown({ kind }: Block): boolean {
  return kind === 'figure' || kind === 'videos';
}
