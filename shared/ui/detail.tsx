import { Fragment } from 'react';
import type { PageDocument } from '@portfolio/contract/page';
import type { ShowStudy } from './blocks';
import { Facts } from './facts';
import { Figure } from './figure';
import { Gallery } from './gallery';
import { Onward } from './onward';
import { Prose } from './prose';
import { runsOf } from './runs-of';
import styles from './detail.module.css';

// The picture columns of the visual system's table, as `sizes`.
const large =
  '(min-width: 1440px) min(calc(100vw - 698px), 1168px), (min-width: 1025px) calc(100vw - 444px), (min-width: 720px) calc(100vw - 132px), calc(100vw - 32px)';
const small =
  '(min-width: 1440px) min(calc(50vw - 361px), 572px), (min-width: 1025px) calc(50vw - 230px), (min-width: 720px) calc(50vw - 74px), (min-width: 480px) calc(50vw - 24px), calc(100vw - 32px)';

type DetailProps = {
  page: PageDocument;
  /** Those that hang among the pictures, where studies show others of the page. */
  figures?: PageDocument['figures'];
  /** Of an area that has studies. */
  study?: ShowStudy;
};

/** A page of facts beside pictures: facts stay, pictures pass, the long text follows the first picture. */
export function Detail({ page, figures = page.figures, study }: DetailProps) {
  const [first, ...rest] = figures;
  return (
    <article data-sheets={`${page.label} ${page.title}`}>
      <div className={styles.detail}>
        <header className={styles.facts}>
          <p className={styles.mark}>{page.label}</p>
          <h1>{page.title}</h1>
          <Facts facts={page.facts} />
          {page.description && <p className={styles.description}>{page.description}</p>}
        </header>
        <div className={styles.hang}>
          {first && <Figure figure={first} number={1} sizes={first.small ? small : large} priority="first" />}
          {runsOf(page.sections).map((run, index) =>
            'study' in run ? (
              <Fragment key={index}>{study?.(run.study)}</Fragment>
            ) : (
              <Prose key={index} sections={run.sections} goesOn={index > 0} />
            ),
          )}
          {rest.map((figure, index) => (
            <Figure key={index} figure={figure} number={index + 2} sizes={figure.small ? small : large} />
          ))}
        </div>
      </div>
      <Onward previous={page.previous} next={page.next} />
      <Gallery page={page} />
    </article>
  );
}
