import { Fragment } from 'react';
import type { Figure as FigureSource, PageDocument } from '@portfolio/contract/page';
import type { ShowStudy } from './blocks';
import { Facts } from './facts';
import { Figure } from './figure';
import { Gallery } from './gallery';
import { hangOf } from './hang-of';
import { Onward } from './onward';
import { Prose } from './prose';
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

/** A page of facts beside pictures: facts stay, pictures pass, and the long text passes between them. */
export function Detail({ page, figures = page.figures, study }: DetailProps) {
  const numberOf = ({ name }: FigureSource) => figures.findIndex((figure) => figure.name === name) + 1;
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
          {hangOf(page.sections, figures).map((item, index) => {
            if ('study' in item) return <Fragment key={index}>{study?.(item.study)}</Fragment>;
            if ('sections' in item) return <Prose key={index} sections={item.sections} goesOn={index > 1} />;
            const { figure } = item;
            const sameCredit = figures.find(({ credit }) => credit === figure.credit);
            return (
              <Figure
                key={index}
                figure={figure}
                number={numberOf(figure)}
                hasCredit={sameCredit?.name === figure.name}
                sizes={figure.small ? small : large}
                priority={index === 0 ? 'first' : 'lazy'}
              />
            );
          })}
        </div>
      </div>
      <Onward previous={page.previous} next={page.next} />
      <Gallery page={page} />
    </article>
  );
}
