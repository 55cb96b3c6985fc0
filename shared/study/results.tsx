import { useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react';
import { studyTexts } from './study-texts';
import styles from './results.module.css';

type ResultsProps = {
  /** The result as one sentence, announced once it has not changed for a moment. */
  summary: string;
  note?: ReactNode;
  /** Reset and the files, as buttons. */
  files: ReactNode;
  /** Tables and charts. */
  children?: ReactNode;
};

/** What came out: a sentence, figures, and in one quiet place what resets or saves the study. */
export function Results({ summary, note, files, children }: ResultsProps) {
  const announced = useDebounced(summary);
  return (
    <div className={styles.results}>
      <div className={styles.text}>
        <p className={styles.summary} role="status" aria-live="polite">
          {announced}
        </p>
        {note && <div className={styles.note}>{note}</div>}
      </div>
      <div className={styles.figures}>{children}</div>
      <div className={styles.files}>{files}</div>
    </div>
  );
}

/** `value` is compared where the column says what is best; without it the cell is not. */
export type ResultCell = string | { text: string; value: number };
export type ResultColumn = { label: string; best?: 'most' | 'least' };
export type ResultRow = { label: string; cells: readonly ResultCell[] };

type ResultTableProps = { caption?: string; columns: readonly ResultColumn[]; rows: readonly ResultRow[] };

/** Results in figures. In each column that can be judged the best value is marked, unless all are equal. */
export function ResultTable({ caption, columns, rows }: ResultTableProps) {
  // Deferred, so that a dragged slider stays responsive.
  const shown = useDeferredValue(rows);
  const best = columns.map((column, i) =>
    bestOf(
      column,
      shown.map(({ cells }) => cells[i] ?? ''),
    ),
  );
  const hasHead = columns.some(({ label }) => label);
  return (
    // Scrollable where it is wider than a phone; browsers put it into the Tab order there, Safari excepted.
    <div className={styles.scroll}>
      <table className={styles.table}>
        {caption && <caption>{caption}</caption>}
        {hasHead && (
          <thead>
            <tr>
              <td />
              {columns.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {shown.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map((cell, i) => {
                const isBest = typeof cell !== 'string' && best[i] === cell.value;
                return (
                  <td key={columns[i]?.label ?? i} data-best={isBest ? '' : undefined}>
                    <span>{typeof cell === 'string' ? cell : cell.text}</span>
                    {isBest && <span className={styles.hidden}> ({studyTexts.best})</span>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function bestOf({ best }: ResultColumn, cells: readonly ResultCell[]): number | undefined {
  const values = cells.flatMap((cell) => (typeof cell === 'string' ? [] : [cell.value]));
  if (!best || new Set(values).size < 2) return undefined;
  return best === 'most' ? Math.max(...values) : Math.min(...values);
}

/** The value once it has not changed for 600 ms, so that a dragged slider is not announced all the time. */
function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value);
  const timer = useRef(0);
  useEffect(() => {
    timer.current = window.setTimeout(() => setDebounced(value), 600);
    return () => clearTimeout(timer.current);
  }, [value]);
  return debounced;
}
