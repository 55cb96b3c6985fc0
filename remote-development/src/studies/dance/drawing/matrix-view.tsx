import { memo, useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { fill } from '@portfolio/study/translated';
import { inSeconds, texts } from '../texts';
import { greyLevels, greys } from './greys';
import type { Pair } from '../algorithm/path-position';
import { frameRate } from '../algorithm/performance';
import type { Cell, Matrix } from '../algorithm/warping';
import styles from './matrix-view.module.css';

type MatrixViewProps = {
  name: string;
  costs: Matrix;
  path: readonly Cell[];
  /** The other way of comparing, drawn dotted. */
  other: readonly Cell[];
  here: Pair;
  /** Along the path: moved by the keys of a slider. */
  place: { value: number; end: number; onChange: (place: number) => void };
  /** Called with the point of the matrix that is pressed or dragged over. */
  onPoint: (row: number, column: number) => void;
};

/** The matrix of costs, both paths, and where the dancers are now. */
export function MatrixView({ name, costs, path, other, here, place, onPoint }: MatrixViewProps) {
  const point = (event: PointerEvent<HTMLDivElement>) => {
    // A second finger does not pull the dancers away from the first.
    if (event.buttons !== 1 || !event.isPrimary) return;
    const box = event.currentTarget.getBoundingClientRect();
    const share = (at: number, from: number, size: number) => Math.min(1, Math.max(0, (at - from) / size));
    onPoint(
      share(event.clientY, box.top, box.height) * costs.rows - 0.5,
      share(event.clientX, box.left, box.width) * costs.columns - 0.5,
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = {
      ArrowRight: place.value + 1,
      ArrowDown: place.value + 1,
      ArrowLeft: place.value - 1,
      ArrowUp: place.value - 1,
      PageDown: place.value + frameRate,
      PageUp: place.value - frameRate,
      Home: 0,
      End: place.end,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    place.onChange(Math.min(place.end, Math.max(0, to)));
  };
  const cross = {
    '--x': `${((here.second + 0.5) / costs.columns) * 100}%`,
    '--y': `${((here.first + 0.5) / costs.rows) * 100}%`,
  } as React.CSSProperties;
  return (
    <div
      className={styles.matrix}
      role="slider"
      tabIndex={0}
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={Math.round(place.end)}
      aria-valuenow={Math.round(place.value)}
      aria-valuetext={fill(texts.both, {
        teacher: inSeconds(here.first / frameRate),
        learner: inSeconds(here.second / frameRate),
      })}
      style={cross}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        point(event);
      }}
      onPointerMove={point}
    >
      <Cells costs={costs} />
      <Paths costs={costs} path={path} other={other} />
      <span className={styles.row} />
      <span className={styles.column} />
      <span className={styles.here} />
    </div>
  );
}

/** One pixel for a cell; the style makes it as large as it is wanted. */
const Cells = memo(function Cells({ costs }: { costs: Matrix }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const colours = greys.map((grey) => [1, 3, 5].map((from) => parseInt(grey.slice(from, from + 2), 16)));
    const picture = context.createImageData(costs.columns, costs.rows);
    greyLevels(costs).forEach((level, cell) => picture.data.set([...(colours[level] ?? []), 255], cell * 4));
    context.putImageData(picture, 0, 0);
  }, [costs]);
  return <canvas ref={canvas} className={styles.cells} width={costs.columns} height={costs.rows} />;
});

type PathsProps = { costs: Matrix; path: readonly Cell[]; other: readonly Cell[] };

const Paths = memo(function Paths({ costs, path, other }: PathsProps) {
  return (
    <svg className={styles.paths} viewBox={`0 0 ${costs.columns} ${costs.rows}`} preserveAspectRatio="none">
      <path className={styles.other} d={lineOf(other)} />
      <path className={styles.path} d={lineOf(path)} />
    </svg>
  );
});

function lineOf(path: readonly Cell[]): string {
  return path.length > 0 ? `M${path.map(([row, column]) => `${column + 0.5} ${row + 0.5}`).join('L')}` : '';
}
