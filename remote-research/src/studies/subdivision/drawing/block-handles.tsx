import type { KeyboardEvent } from 'react';
import type { Point } from '@portfolio/model/geometry/points';
import { fill } from '@portfolio/study/translated';
import { fixed } from '@portfolio/study/grouped';
import { texts } from '../texts';
import styles from './block-handles.module.css';

type CornerProps = {
  point: Point;
  /** Counted from 1. */
  corner: number;
  id: number;
  /** Metres across the sheet. */
  size: number;
  isSelected: boolean;
  onFocus: () => void;
  onMove: (id: number, to: Point) => void;
  /** Missing where three corners are left. */
  onRemove: ((id: number) => void) | undefined;
};

/** The handle of a corner: dragged by the view, moved and removed by keys here. */
export function CornerHandle({ point: [x, y], corner, id, size, isSelected, onFocus, onMove, onRemove }: CornerProps) {
  function onKeyDown(event: KeyboardEvent) {
    const reach = event.shiftKey ? 5 : 1;
    const moves: Record<string, Point> = {
      ArrowLeft: [x - reach, y],
      ArrowRight: [x + reach, y],
      ArrowUp: [x, y + reach],
      ArrowDown: [x, y - reach],
    };
    const to = moves[event.key];
    if (to) onMove(id, to);
    else if (onRemove && (event.key === 'Delete' || event.key === 'Backspace')) onRemove(id);
    else return;
    event.preventDefault();
  }
  return (
    <g
      className={styles.corner}
      data-corner={id}
      data-selected={isSelected ? '' : undefined}
      role="button"
      tabIndex={0}
      aria-label={fill(texts.handle, { corner, east: fixed(x, 1), north: fixed(y, 1) })}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <path className={styles.reach} d={`M${x} ${-y}h0`} />
      <circle className={styles.ring} cx={x} cy={-y} r={size * 0.03} />
      <circle className={styles.handle} cx={x} cy={-y} r={size * 0.009} />
    </g>
  );
}

type SideProps = { at: Point; corner: number; id: number; size: number; onAdd: (after: number) => void };

/** Between two corners: dragged out, or pressed by a key, it becomes a corner behind this one. */
export function SideHandle({ at, corner, id, size, onAdd }: SideProps) {
  const [x, y] = at;
  return (
    <g
      className={styles.side}
      data-side={id}
      role="button"
      tabIndex={0}
      aria-label={fill(texts.addAfter, { corner })}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onAdd(id);
      }}
    >
      <path className={styles.reach} d={`M${x} ${-y}h0`} />
      <circle className={styles.ring} cx={x} cy={-y} r={size * 0.024} />
      <circle className={styles.dot} cx={x} cy={-y} r={size * 0.005} />
    </g>
  );
}
