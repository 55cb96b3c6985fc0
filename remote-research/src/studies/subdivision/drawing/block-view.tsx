import { useState, type PointerEvent } from 'react';
import type { Point } from '@portfolio/model/geometry/points';
import { useDrags } from '@portfolio/study/use-drags';
import { frameOf, middleOf, mostCorners } from '../algorithm/blocks';
import type { Stage } from '../algorithm/stage';
import { CornerHandle, SideHandle } from './block-handles';
import { Lots } from './lots';
import { pathOf } from './path-of';
import styles from './block-view.module.css';

type BlockViewProps = {
  corners: readonly { readonly id: number; readonly at: Point }[];
  stage: Stage;
  leastFrontage: number;
  label: string;
  /** The id of a corner, as in what follows. */
  selected: number;
  onSelect: (id: number) => void;
  onMove: (id: number, to: Point) => void;
  /** Returns the id of the corner that is added behind this one, or undefined when it is refused. */
  onAdd: (after: number) => number | undefined;
  onRemove: (id: number) => void;
};

/** The block with its lots, a handle on every corner and a smaller one between two. North is up; y runs down. */
export function BlockView({ corners, stage, leastFrontage, label, selected, ...props }: BlockViewProps) {
  const { onSelect, onMove, onAdd, onRemove } = props;
  const block = corners.map(({ at }) => at);
  // The sheet keeps still while a corner is dragged over it.
  const [heldFrame, setHeldFrame] = useState<ReturnType<typeof frameOf>>();
  const frame = heldFrame ?? frameOf(block);
  const size = Math.max(frame.width, frame.height);
  const drags = useDrags({
    grab: ({ target }) => {
      const handle = (target as Element).closest('[data-corner], [data-side]');
      if (!handle) return undefined;
      const side = handle.getAttribute('data-side');
      const id = side === null ? Number(handle.getAttribute('data-corner')) : onAdd(Number(side));
      if (id === undefined) return undefined;
      onSelect(id);
      setHeldFrame(frame);
      return id;
    },
    move: (id, event) => {
      const to = placeOf(event);
      if (to) onMove(id, to);
    },
    release: (left) => left === 0 && setHeldFrame(undefined),
  });
  return (
    <svg
      className={styles.view}
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      role="group"
      aria-label={label}
      {...drags}
    >
      <Lots stage={stage} leastFrontage={leastFrontage} />
      <path className={styles.edge} d={pathOf(block)} />
      {corners.length < mostCorners &&
        corners.map(({ id }, i) => (
          <SideHandle key={id} at={middleOf(block, i)} corner={i + 1} id={id} size={size} onAdd={onAdd} />
        ))}
      {corners.map(({ id, at }, i) => (
        <CornerHandle
          key={id}
          point={at}
          corner={i + 1}
          id={id}
          size={size}
          isSelected={id === selected}
          onFocus={() => onSelect(id)}
          onMove={onMove}
          onRemove={corners.length > 3 ? onRemove : undefined}
        />
      ))}
    </svg>
  );
}

/** Metres on a grid of half a metre. */
function placeOf({ currentTarget, clientX, clientY }: PointerEvent<SVGElement>): Point | undefined {
  const matrix = (currentTarget as SVGGraphicsElement).getScreenCTM();
  if (!matrix) return undefined;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return [Math.round(x * 2) / 2, Math.round(-y * 2) / 2];
}
