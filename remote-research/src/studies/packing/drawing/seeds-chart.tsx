import { memo } from 'react';
import { Button } from '@portfolio/study/controls';
import { fill } from '@portfolio/study/translated';
import type { FourRuns, Occupancies } from '../algorithm/four-runs';
import { methods } from '../algorithm/methods';
import { percent, texts } from '../texts';
import styles from './seeds-chart.module.css';

type SeedsChartProps = {
  result: FourRuns;
  /** Of other seeds with all else the same, or as many as are computed. */
  others: Occupancies | undefined;
  onCompare: () => void;
};

/** A line for each method with a tick for each seed: where this seed lies among the others, in red. */
export const SeedsChart = memo(function SeedsChart({ result, others, onCompare }: SeedsChartProps) {
  const all = methods.flatMap((method) => [result.runs[method].occupancy, ...(others?.[method] ?? [])]);
  const least = Math.max(0, Math.floor(Math.min(...all) * 20 - 0.5) / 20);
  const at = (share: number) => ((share - least) / (1 - least)) * 100;
  const marks = Array.from({ length: Math.round((1 - least) * 20) + 1 }, (_, i) => least + i / 20);
  const labelled = marks.filter((_, i) => marks.length < 8 || i % 2 === (marks.length + 1) % 2);
  return (
    <figure className={styles.chart}>
      <figcaption>
        {texts.chart}
        <Button onClick={onCompare}>{texts.compare}</Button>
        {others && result.task.pins.length > 0 && <span>{texts.noPinsThere}</span>}
      </figcaption>
      <div role="img" aria-label={described(result, others)}>
        {methods.map((method) => (
          <div key={method} className={styles.row}>
            <span>{texts.methods[method]}</span>
            <svg viewBox="0 0 100 24" preserveAspectRatio="none">
              <path className={styles.line} d="M0 12H100" />
              {marks.map((share) => (
                <path key={share} className={styles.line} d={`M${at(share)} 10v4`} />
              ))}
              {others?.[method].map((share, index) => (
                <path key={index} className={styles.other} d={`M${at(share)} 6v12`} />
              ))}
              <path className={styles.own} d={`M${at(result.runs[method].occupancy)} 1v22`} />
            </svg>
            <span className={styles.value}>{percent(result.runs[method].occupancy)}</span>
          </div>
        ))}
        <div className={styles.row}>
          <span />
          <span className={styles.marks}>
            {labelled.map((share) => (
              <span key={share} style={{ insetInlineStart: `${at(share)}%` }}>
                {Math.round(share * 100)}
              </span>
            ))}
          </span>
          <span />
        </div>
      </div>
    </figure>
  );
});

function described(result: FourRuns, others: Occupancies | undefined): string {
  const rows = methods.map((method) => {
    const shares = others?.[method] ?? [];
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    const compared = shares.length ? `, ${fill(texts.chartOthers, { mean: percent(mean), count: shares.length })}` : '';
    return `${texts.methods[method]} ${percent(result.runs[method].occupancy)}${compared}`;
  });
  return `${texts.chart}: ${rows.join('; ')}.`;
}
