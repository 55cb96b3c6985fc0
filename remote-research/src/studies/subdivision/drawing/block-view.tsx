import { memo, useId, useState, type PointerEvent } from 'react';
import type { Outline } from '@portfolio/model/geometry/outlines';
import type { Point } from '@portfolio/model/geometry/points';
import { Corner, Side } from './block-handles';
import { frameOf, middleOf, mostCorners } from '../algorithm/blocks';
import { accessOf, type Stage } from '../algorithm/stage';
import styles from './block-view.module.css';

type BlockViewProps = {
  block: Outline;
  stage: Stage;
  leastFrontage: number;
  label: string;
  selected: number;
  onSelect: (corner: number) => void;
  onMove: (corner: number, to: Point) => void;
  onAdd: (corner: number, at: Point) => void;
  onRemove: (corner: number) => void;
};

/** The block with its lots, a handle on every corner and a smaller one between two. North is up; y runs down. */
export function BlockView({ block, stage, leastFrontage, label, selected, ...props }: BlockViewProps) {
  const { onSelect, onMove, onAdd, onRemove } = props;
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
    const target = (event.target as Element).closest('[data-corner], [data-side]');
    if (!target || event.button !== 0) return;
    const side = target.getAttribute('data-side');
    const corner = Number(side ?? target.getAttribute('data-corner'));
    if (side === null) onSelect(corner);
    else onAdd(corner, middleOf(block, corner - 1));
    setHeld({ corner, frame: frameOf(block) });
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
      {block.length < mostCorners &&
        block.map((_, corner) => (
          <Side key={corner} at={middleOf(block, corner)} corner={corner + 1} size={size} onAdd={onAdd} />
        ))}
      {block.map((point, corner) => (
        <Corner
          key={corner}
          point={point}
          corner={corner}
          size={size}
          isSelected={corner === selected}
          onFocus={() => onSelect(corner)}
          onMove={onMove}
          onRemove={block.length > 3 ? onRemove : undefined}
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

export function pathOf(outline: Outline): string {
  return `M${outline.map(([x, y]) => `${x.toFixed(2)} ${(-y).toFixed(2)}`).join('L')}Z`;
}
