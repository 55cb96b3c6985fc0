import { memo } from 'react';
import { methods } from './methods';
import type { FourRuns } from './four-runs';
import { percent, square, texts } from './packing-texts';
import styles from './packing-study.module.css';

/** The four methods in figures: what they cover and leave, and what it cost. */
export const ComparisonTable = memo(function ComparisonTable({ result }: { result: FourRuns }) {
  const { plate } = result.task;
  return (
    <div className={styles.table}>
      <table>
        <caption>{texts.note}</caption>
        <thead>
          <tr>
            {texts.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {methods.map((method) => {
            const { occupancy, left, looks, milliseconds } = result.runs[method];
            return (
              <tr key={method}>
                <th scope="row">{texts.methods[method]}</th>
                <td>{percent(occupancy)}</td>
                <td>{square((1 - occupancy) * plate.width * plate.depth)}</td>
                <td>{left.length}</td>
                <td>{looks}</td>
                <td>{milliseconds.toFixed(1)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
});
