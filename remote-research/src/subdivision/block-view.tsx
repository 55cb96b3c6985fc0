import { memo, useId, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Outline } from '@portfolio/model/geometry/outlines';
import type { Point } from '@portfolio/model/geometry/points';
import { frameOf } from './blocks';
import { accessOf, type Stage } from './stage';
import styles from './block-view.module.css';

type BlockViewProps = {
  block: Outline;
  stage: Stage;
  leastFrontage: number;
  label: string;
  selected: number;
  onSelect: (corner: number) => void;
  onMove: (corner: number, to: Point) => void;
};

/** The block with its lots and a handle on every corner. North is up; y of the drawing runs down. */
export function BlockView({ block, stage, leastFrontage, label, selected, onSelect, onMove }: BlockViewProps) {
  const [held, setHeld] = useState<{ corner: number; frame: ReturnType<typeof frameOf> }>();
  // The sheet keeps still while a corner is dragged over it.
  const frame = held?.frame ?? frameOf(block);
  const size = Math.max(frame.width, frame.height);

  function follow(event: PointerEvent<SVGSVGElement>) {
    const matrix = event.currentTarget.getScreenCTM();
    if (!held || !matrix) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    onMove(held.corner, [Math.round(x * 2) / 2, Math.round(-y * 2) / 2]);
  }
  function hold(event: PointerEvent<SVGSVGElement>) {
    const corner = (event.target as Element).closest('[data-corner]')?.getAttribute('data-corner');
    if (corner === null || corner === undefined || event.button !== 0) return;
    onSelect(Number(corner));
    setHeld({ corner: Number(corner), frame: frameOf(block) });
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  return (
    <svg
      className={styles.view}
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      role="group"
      aria-label={label}
      onPointerDown={hold}
      onPointerMove={follow}
      onPointerUp={() => setHeld(undefined)}
      onPointerCancel={() => setHeld(undefined)}
    >
      <Lots stage={stage} leastFrontage={leastFrontage} />
      <path className={styles.edge} d={pathOf(block)} />
      {block.map((point, corner) => (
        <Corner
          key={corner}
          point={point}
          corner={corner}
          size={size}
          isSelected={corner === selected}
          onFocus={() => onSelect(corner)}
          onMove={onMove}
        />
      ))}
    </svg>
  );
}

/** Lots are told apart by hatching as well as by colour. */
const Lots = memo(function Lots({ stage, leastFrontage }: Pick<BlockViewProps, 'stage' | 'leastFrontage'>) {
  const id = useId();
  return (
    <>
      <defs>
        <Hatch id={`${id}-none`} kind="none" />
        <Hatch id={`${id}-narrow`} kind="narrow" />
      </defs>
      {stage.courts.map((court, i) => (
        <path key={i} className={styles.court} d={pathOf(court)} />
      ))}
      {stage.lots.map((lot, i) => {
        const access = accessOf(lot, leastFrontage);
        return (
          <g key={i} className={styles.lot} data-access={access}>
            <path d={pathOf(lot.outline)} />
            {access !== 'street' && (
              <path className={styles.hatched} d={pathOf(lot.outline)} fill={`url(#${id}-${access})`} />
            )}
          </g>
        );
      })}
      {stage.sites.map(([x, y], i) => (
        <circle key={i} className={styles.site} cx={x} cy={-y} r={0.7} />
      ))}
      {stage.cuts.map(([from, to], i) => (
        <path
          key={`${from[0]},${from[1]},${i}`}
          className={styles.cut}
          pathLength={1}
          d={`M${from[0]} ${-from[1]}L${to[0]} ${-to[1]}`}
        />
      ))}
    </>
  );
});

function Hatch({ id, kind }: { id: string; kind: 'none' | 'narrow' }) {
  return (
    <pattern
      id={id}
      className={styles.pattern}
      data-kind={kind}
      width="2.4"
      height="2.4"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path d="M0 0V2.4" />
    </pattern>
  );
}

type CornerProps = {
  point: Point;
  corner: number;
  size: number;
  isSelected: boolean;
  onFocus: () => void;
  onMove: (corner: number, to: Point) => void;
};

function Corner({ point: [x, y], corner, size, isSelected, onFocus, onMove }: CornerProps) {
  function onKeyDown(event: KeyboardEvent) {
    const reach = event.shiftKey ? 5 : 1;
    const moves: Record<string, Point> = {
      ArrowLeft: [x - reach, y],
      ArrowRight: [x + reach, y],
      ArrowUp: [x, y + reach],
      ArrowDown: [x, y - reach],
    };
    const to = moves[event.key];
    if (!to) return;
    event.preventDefault();
    onMove(corner, to);
  }
  return (
    <g
      className={styles.corner}
      data-corner={corner}
      data-selected={isSelected ? '' : undefined}
      role="button"
      tabIndex={0}
      aria-label={`Corner ${corner + 1}, ${x.toFixed(1)} m east, ${y.toFixed(1)} m north. Arrow keys move it.`}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <circle className={styles.reach} cx={x} cy={-y} r={size * 0.036} />
      <circle className={styles.handle} cx={x} cy={-y} r={size * 0.009} />
    </g>
  );
}

export function pathOf(outline: Outline): string {
  return `M${outline.map(([x, y]) => `${x.toFixed(2)} ${(-y).toFixed(2)}`).join('L')}Z`;
}
