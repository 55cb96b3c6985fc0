import { memo, type KeyboardEvent } from 'react';
import type { NumberSetting } from '@portfolio/study/number-row';
import { fill } from '@portfolio/study/translated';
import { useStaggered } from '@portfolio/study/use-staggered';
import { fixed } from '@portfolio/study/grouped';
import type { FourRuns } from '../algorithm/four-runs';
import { shownNumber, type Method, type Placed, type Plate, type Rectangle } from '../algorithm/packing';
import { percent, roomName, square, texts } from '../texts';
import type { Pin } from '../algorithm/pins';
import { PlateEdges, reach } from './plate-edges';
import { movedByKey, useRoomDrag } from './use-room-drag';
import styles from './plate-view.module.css';

export type PlateViewProps = {
  method: Method;
  /** The only one that is shown where there is no room for all. */
  isLeading: boolean;
  /** The plate as it is set; the result may still be that of another one. */
  wanted: Plate;
  /** The metres that are shown: all plans have one scale, whatever the plate. */
  frame: Plate;
  result: FourRuns;
  /** So many rooms were offered; Infinity for all. */
  step: number;
  showFree: boolean;
  selected: number | undefined;
  onSelect: (number: number) => void;
  onPin: (pin: Pin) => void;
  onUnpin: (number: number) => void;
  limits: Readonly<Record<keyof Plate, NumberSetting>>;
  onResize: (size: Partial<Plate>) => void;
};

/** The plan of one method after some steps: rooms, the last one red, what is free dashed, pinned ones with a bold edge. */
export function PlateView({ method, step, showFree, selected, onSelect, onPin, onUnpin, ...props }: PlateViewProps) {
  const { isLeading, wanted, frame, limits, onResize } = props;
  const { task, pinned, runs } = useStaggered(props.result);
  const { plate } = task;
  const shown = runs[method].steps.slice(0, step);
  const last = shown.at(-1);
  const placed = [...pinned, ...shown.flatMap((one) => one.placed ?? [])];
  const covered = placed.reduce((sum, { width, depth }) => sum + width * depth, 0);
  const left = shown.filter((one) => !one.placed).length;
  const find = (target: Element) => {
    const number = Number(target.closest('[data-room]')?.getAttribute('data-room'));
    return placed.find(({ room }) => room.number === number);
  };
  const drag = useRoomDrag(find, plate.depth, onSelect, onPin);
  const onKeyDown = (event: KeyboardEvent) => {
    const one = find(event.target as Element);
    const move = one && movedByKey(one, event);
    if (move) onPin(move);
    else if (one && event.key === 'Delete') onUnpin(one.room.number);
    else return;
    event.preventDefault();
  };
  return (
    <figure className={styles.plate} data-leading={isLeading ? '' : undefined}>
      <figcaption className={styles.caption}>
        <h3>{texts.methods[method]}</h3>
        <span className={styles.covered}>{percent(covered / (plate.width * plate.depth))}</span>
      </figcaption>
      <svg
        className={styles.plan}
        viewBox={`-0.3 ${plate.depth - frame.depth - 2 * reach} ${frame.width + 2 * reach} ${frame.depth + 2 * reach + 0.3}`}
        preserveAspectRatio="xMinYMax"
        role="group"
        aria-label={fill(texts.plate, {
          method: texts.methods[method],
          rooms: placed.length,
          left,
          area: square(covered),
        })}
        onKeyDown={onKeyDown}
        {...drag}
      >
        {showFree && last && <FreeView free={last.free} plateDepth={plate.depth} />}
        {byNumber(placed).map((one) => {
          const { number } = one.room;
          return (
            <RoomView
              key={number}
              one={one}
              plateDepth={plate.depth}
              state={pinned.some((pin) => pin.room === one.room) ? 'pinned' : one === last?.placed ? 'last' : 'placed'}
              isSelected={number === selected}
            />
          );
        })}
        <rect className={styles.edge} width={plate.width} height={plate.depth} />
        <PlateEdges plate={plate} wanted={wanted} isFocusable={isLeading} limits={limits} onResize={onResize} />
      </svg>
    </figure>
  );
}

/** Another seed places the rooms in another order: those that keep their place in the document are only moved on the plan. */
function byNumber(placed: readonly Placed[]): readonly Placed[] {
  return placed.toSorted((a, b) => a.room.number - b.room.number);
}

type FreeViewProps = { free: readonly Rectangle[]; plateDepth: number };

const FreeView = memo(function FreeView({ free, plateDepth }: FreeViewProps) {
  return free.map(({ x, y, width, depth }, index) => (
    <rect
      key={index}
      className={styles.free}
      x={x + 0.15}
      y={plateDepth - y - depth + 0.15}
      width={Math.max(0, width - 0.3)}
      height={Math.max(0, depth - 0.3)}
    />
  ));
});

type RoomViewProps = {
  one: Placed;
  plateDepth: number;
  state: 'placed' | 'last' | 'pinned';
  isSelected: boolean;
};

/** Rooms that stay as they are are not drawn again: the plan hears presses and keys for all of them. */
const RoomView = memo(function RoomView({ one, plateDepth, state, isSelected }: RoomViewProps) {
  const { x, y, width, depth } = one;
  const room = one.room;
  const top = plateDepth - y - depth;
  const handle = {
    tabIndex: 0,
    role: 'button',
    'aria-label': fill(texts.plan, { room: roomName(room), east: fixed(x, 1), north: fixed(y, 1) }),
  };
  return (
    <g
      className={styles.room}
      data-room={room.number}
      data-state={state}
      data-selected={isSelected ? '' : undefined}
      {...(isSelected && handle)}
    >
      <rect x={x} y={top} width={width} height={depth} />
      {width >= 2.4 && depth >= 1.8 && (
        <text x={x + width / 2} y={top + depth / 2}>
          {shownNumber(room)}
        </text>
      )}
      {state === 'pinned' && <circle cx={x + 0.7} cy={top + 0.7} r={0.35} />}
    </g>
  );
});
