import type { KeyboardEvent } from 'react';
import type { Point } from '@portfolio/model/geometry/points';
import { fill } from '@portfolio/study/translated';
import { fixed } from '@portfolio/study/grouped';
import { texts } from '../texts';
import styles from './block-handles.module.css';

type CornerProps = {
  point: Point;
  corner: number;
  /** Metres across the sheet. */
  size: number;
  isSelected: boolean;
  onFocus: () => void;
  onMove: (corner: number, to: Point) => void;
  /** Missing where three corners are left. */
  onRemove: ((corner: number) => void) | undefined;
};

/** The handle of a corner: dragged by the view, moved and removed by keys here. */
export function Corner({ point: [x, y], corner, size, isSelected, onFocus, onMove, onRemove }: CornerProps) {
  function onKeyDown(event: KeyboardEvent) {
    const reach = event.shiftKey ? 5 : 1;
    const moves: Record<string, Point> = {
      ArrowLeft: [x - reach, y],
      ArrowRight: [x + reach, y],
      ArrowUp: [x, y + reach],
      ArrowDown: [x, y - reach],
    };
    const to = moves[event.key];
    if (to) onMove(corner, to);
    else if (onRemove && (event.key === 'Delete' || event.key === 'Backspace')) onRemove(corner);
    else return;
    event.preventDefault();
  }
  return (
    <g
      className={styles.corner}
      data-corner={corner}
      data-selected={isSelected ? '' : undefined}
      role="button"
      tabIndex={0}
      aria-label={fill(texts.handle, { corner: corner + 1, east: fixed(x, 1), north: fixed(y, 1) })}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <path className={styles.reach} d={`M${x} ${-y}h0`} />
      <circle className={styles.ring} cx={x} cy={-y} r={size * 0.03} />
      <circle className={styles.handle} cx={x} cy={-y} r={size * 0.009} />
    </g>
  );
}

type SideProps = { at: Point; corner: number; size: number; onAdd: (corner: number, at: Point) => void };

/** Between two corners: dragged out, or pressed by a key, it becomes the corner of this number, counted from 0. */
export function Side({ at, corner, size, onAdd }: SideProps) {
  const [x, y] = at;
  return (
    <g
      className={styles.side}
      data-side={corner}
      role="button"
      tabIndex={0}
      aria-label={fill(texts.addAfter, { corner })}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onAdd(corner, at);
      }}
    >
      <path className={styles.reach} d={`M${x} ${-y}h0`} />
      <circle className={styles.ring} cx={x} cy={-y} r={size * 0.024} />
      <circle className={styles.dot} cx={x} cy={-y} r={size * 0.005} />
    </g>
  );
}
