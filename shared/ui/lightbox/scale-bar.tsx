import type { CSSProperties } from 'react';
import { barLength } from '@portfolio/model/bar-length';
import { useShell } from '@portfolio/contract/shell';
import styles from './scale-bar.module.css';

/** Pixels across which a bar is chosen, at most, so that it is never longer than its place. */
const widest = 640;

/** @param metre pixels of a metre @param room width of the drawing's window in pixels */
export function ScaleBar({ metre, room }: { metre: number; room: number }) {
  const { texts } = useShell();
  const { metres, parts } = barLength(Math.min(room, widest) / metre);
  const length = `${Number(metres.toPrecision(3))} m`;
  return (
    <p className={styles.scale} role="img" aria-label={texts.scale.replace('{length}', length)}>
      <span
        className={styles.bar}
        style={{ inlineSize: metres * metre, '--part': `${100 / parts}%` } as CSSProperties}
      />
      <span className={styles.length}>{length}</span>
    </p>
  );
}
