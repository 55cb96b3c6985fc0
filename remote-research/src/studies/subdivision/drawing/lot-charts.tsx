import { memo } from 'react';
import { fixed } from '@portfolio/study/grouped';
import { ResultTable } from '@portfolio/study/results';
import { fill } from '@portfolio/study/translated';
import { histogram, rowsOf, type Bin, type Stage } from '../algorithm/stage';
import { square, texts } from '../texts';
import styles from './lot-charts.module.css';

type LotChartsProps = { stage: Stage; leastFrontage: number };

/** How large and how long the lots are: two histograms, those without a street red at their foot. */
export const LotCharts = memo(function LotCharts({ stage, leastFrontage }: LotChartsProps) {
  const rows = rowsOf(stage, leastFrontage);
  const step =
    [50, 100, 200, 500, 1000, 2000, 5000].find((one) => one * 10 >= Math.max(...rows.map((row) => row.area))) ?? 10000;
  const areas = rows.map((row) => ({ value: row.area, isLost: row.access === 'none' }));
  const aspects = rows.map((row) => ({ value: row.aspect, isLost: row.access === 'none' }));
  const limits = Array.from({ length: 11 }, (_, i) => i * step);
  return (
    <div className={styles.charts}>
      <Chart title={texts.area} bins={histogram(areas, limits)} />
      <Chart title={texts.aspect} bins={histogram(aspects, [1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 5])} />
    </div>
  );
});

function Chart({ title, bins }: { title: string; bins: readonly Bin[] }) {
  const most = Math.max(1, ...bins.map(({ lots }) => lots));
  const filled = bins.filter(({ lots }) => lots > 0);
  const text = filled.map(({ from, to, lots }) => fill(texts.range, { lots, from, to })).join(', ');
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <div className={styles.bars} role="img" aria-label={`${title}: ${text}`}>
        {bins.map(({ from, lots, lost }) => (
          <span key={from} className={styles.bin} data-lots={lots}>
            <span className={styles.count}>{lots || ''}</span>
            <span className={styles.bar} style={{ blockSize: `${(lots / most) * 6}rem` }}>
              <span className={styles.lost} style={{ blockSize: `${(lost / most) * 6}rem` }} />
            </span>
            <span className={styles.from}>{from}</span>
          </span>
        ))}
      </div>
    </figure>
  );
}

/** The same as a table, for those who want figures or don't see the drawing. */
export const LotTable = memo(function LotTable({ stage, leastFrontage }: LotChartsProps) {
  const [lot, ...columns] = texts.columns;
  const rows = rowsOf(stage, leastFrontage).map(({ area, aspect, frontage, access }, i) => ({
    label: `${lot} ${i + 1}`,
    cells: [
      square(area),
      fixed(aspect, 2),
      Number.isFinite(frontage) ? `${fixed(frontage, 1)}\u00a0m` : '',
      texts.legend[access],
    ],
  }));
  return (
    <details className={styles.table}>
      <summary>{texts.table}</summary>
      <ResultTable columns={columns.map((label) => ({ label }))} rows={rows} />
    </details>
  );
});
