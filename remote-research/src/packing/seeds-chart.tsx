import { methods } from './methods';
import type { FourRuns, Occupancies } from './four-runs';
import { percent, words } from './packing-words';
import styles from './seeds-chart.module.css';

const [left, right, row, top] = [84, 60, 34, 8];
const width = 640;

/** A line for each method with a tick for each seed: where this seed lies among the others, in red. */
export function SeedsChart({ result, others }: { result: FourRuns; others: Occupancies | undefined }) {
  const all = methods.flatMap((method) => [result.runs[method].occupancy, ...(others?.[method] ?? [])]);
  const least = Math.max(0, Math.floor(Math.min(...all) * 20 - 0.5) / 20);
  const at = (share: number) => left + ((share - least) / (1 - least)) * (width - left - right);
  const base = top + row * methods.length;
  const marks = Array.from({ length: Math.round((1 - least) * 20) + 1 }, (_, i) => least + i / 20);
  return (
    <figure className={styles.chart}>
      <figcaption>{words.chart}</figcaption>
      <svg viewBox={`0 0 ${width} ${base + 30}`} role="img" aria-label={described(result, others)}>
        {methods.map((method, i) => {
          const y = top + row * (i + 0.5);
          const own = result.runs[method].occupancy;
          return (
            <g key={method}>
              <text x={0} y={y + 4}>
                {words.methods[method]}
              </text>
              <path className={styles.line} d={`M${left} ${y}H${width - right}`} />
              {others?.[method].map((share, index) => (
                <path key={index} className={styles.other} d={`M${at(share)} ${y - 6}v12`} />
              ))}
              <path className={styles.own} d={`M${at(own)} ${y - 11}v22`} />
              <text className={styles.value} x={width} y={y + 4}>
                {percent(own)}
              </text>
            </g>
          );
        })}
        {marks.map((share, index) => (
          <text key={index} className={styles.mark} x={at(share)} y={base + 20}>
            {Math.round(share * 100)}
          </text>
        ))}
      </svg>
    </figure>
  );
}

function described(result: FourRuns, others: Occupancies | undefined): string {
  const rows = methods.map((method) => {
    const shares = others?.[method] ?? [];
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    const compared = shares.length ? `, ${percent(mean)} on average of ${shares.length} ${words.chartOthers}` : '';
    return `${words.methods[method]} ${percent(result.runs[method].occupancy)}${compared}`;
  });
  return `${words.chart}: ${rows.join('; ')}.`;
}
