import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { FourRuns } from './four-runs';
import type { Method, Placed } from './packing';
import { percent, roomName, square, words } from './packing-words';
import { pinGrid, type Pin } from './pins';
import type { NumberedRoom } from './room-order';
import styles from './plate-view.module.css';

type PlateViewProps = {
  method: Method;
  result: FourRuns;
  /** So many rooms were offered. */
  step: number;
  showFree: boolean;
  selected: number | undefined;
  onSelect: (number: number) => void;
  onPin: (pin: Pin) => void;
  onUnpin: (number: number) => void;
};

/** The plan of one method after some steps: rooms, the last one red, what is free dashed, pinned ones with a bold edge. */
export function PlateView({ method, result, step, showFree, selected, onSelect, onPin, onUnpin }: PlateViewProps) {
  const { task, pinned, runs } = result;
  const { plate } = task;
  const shown = runs[method].steps.slice(0, step);
  const last = shown.at(-1);
  const placed = [...pinned, ...shown.flatMap((one) => one.placed ?? [])];
  const covered = placed.reduce((sum, { width, depth }) => sum + width * depth, 0);
  const left = shown.filter((one) => !one.placed).length;
  const drag = useDrag(plate.depth, onSelect, onPin);
  return (
    <figure className={styles.plate}>
      <figcaption className={styles.caption}>
        <h3>{words.methods[method]}</h3>
        <span className={styles.covered}>{percent(covered / (plate.width * plate.depth))}</span>
      </figcaption>
      <svg
        className={styles.plan}
        viewBox={`-0.2 -0.2 ${plate.width + 0.4} ${plate.depth + 0.4}`}
        role="group"
        aria-label={`${words.methods[method]}: ${placed.length} rooms on the plate, ${left} left out, ${square(covered)}`}
        {...drag.plan}
      >
        {showFree &&
          (last?.free ?? []).map(({ x, y, width, depth }, index) => (
            <rect
              key={index}
              className={styles.free}
              x={x + 0.15}
              y={plate.depth - y - depth + 0.15}
              width={Math.max(0, width - 0.3)}
              height={Math.max(0, depth - 0.3)}
            />
          ))}
        {placed.map((one) => {
          const { number } = one.room as NumberedRoom;
          return (
            <RoomView
              key={number}
              one={one}
              plateDepth={plate.depth}
              state={pinned.some((pin) => pin.room === one.room) ? 'pinned' : one === last?.placed ? 'last' : 'placed'}
              isSelected={number === selected}
              onPointerDown={drag.begin}
              onMove={onPin}
              onUnpin={onUnpin}
            />
          );
        })}
        <rect className={styles.edge} width={plate.width} height={plate.depth} />
      </svg>
    </figure>
  );
}

type RoomViewProps = {
  one: Placed;
  plateDepth: number;
  state: 'placed' | 'last' | 'pinned';
  isSelected: boolean;
  onPointerDown: (event: PointerEvent, one: Placed) => void;
  onMove: (pin: Pin) => void;
  onUnpin: (number: number) => void;
};

function RoomView({ one, plateDepth, state, isSelected, onPointerDown, onMove, onUnpin }: RoomViewProps) {
  const { x, y, width, depth, turned } = one;
  const room = one.room as NumberedRoom;
  const top = plateDepth - y - depth;
  const pin = { number: room.number, x, y, turned };
  const onKeyDown = (event: KeyboardEvent) => {
    const reach = event.shiftKey ? 5 * pinGrid : pinGrid;
    const moves: Record<string, Pin> = {
      ArrowLeft: { ...pin, x: x - reach },
      ArrowRight: { ...pin, x: x + reach },
      ArrowUp: { ...pin, y: y + reach },
      ArrowDown: { ...pin, y: y - reach },
      t: { ...pin, turned: !turned },
    };
    const move = moves[event.key];
    if (move) onMove(move);
    else if (event.key === 'Delete') onUnpin(room.number);
    else return;
    event.preventDefault();
  };
  const handle = {
    tabIndex: 0,
    role: 'button',
    'aria-label': `${roomName(room)}, ${x.toFixed(1)} m east, ${y.toFixed(1)} m north. Arrow keys pin and move it, T turns it, Delete unpins it.`,
    onKeyDown,
  };
  return (
    <g
      className={styles.room}
      data-state={state}
      data-selected={isSelected ? '' : undefined}
      onPointerDown={(event) => onPointerDown(event, one)}
      {...(isSelected && handle)}
    >
      <rect x={x} y={top} width={width} height={depth} />
      {width >= 2.4 && depth >= 1.8 && (
        <text x={x + width / 2} y={top + depth / 2}>
          {room.number}
        </text>
      )}
      {state === 'pinned' && <circle cx={x + 0.7} cy={top + 0.7} r={0.35} />}
    </g>
  );
}

/** A room under the pointer follows it on the grid; a press without a move only chooses it. */
function useDrag(plateDepth: number, onSelect: (number: number) => void, onPin: (pin: Pin) => void) {
  const held = useRef<{ pin: Pin; depth: number; fromX: number; fromY: number; moved: boolean }>(undefined);
  const place = (event: PointerEvent) => {
    const svg = (event.target as Element).closest('svg');
    const matrix = svg?.getScreenCTM();
    if (!matrix) return undefined;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { x, y: plateDepth - y };
  };
  return {
    begin: (event: PointerEvent, { x, y, depth, turned, room }: Placed) => {
      const from = place(event);
      if (!from || event.button !== 0) return;
      const { number } = room as NumberedRoom;
      onSelect(number);
      held.current = { pin: { number, x, y, turned }, depth, fromX: from.x, fromY: from.y, moved: false };
      event.currentTarget.closest('svg')?.setPointerCapture(event.pointerId);
    },
    plan: {
      onPointerMove: (event: PointerEvent) => {
        const to = place(event);
        if (!held.current || !to) return;
        const { pin, fromX, fromY } = held.current;
        const [dx, dy] = [to.x - fromX, to.y - fromY];
        if (!held.current.moved && Math.hypot(dx, dy) < pinGrid) return;
        held.current.moved = true;
        onPin({ ...pin, x: pin.x + dx, y: pin.y + dy });
      },
      onPointerUp: () => void (held.current = undefined),
      onPointerCancel: () => void (held.current = undefined),
    },
  };
}
