import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { onPlate, writePins, type Pin } from '../algorithm/pins';
import { programmeOf, type Task } from '../algorithm/task';

/**
 * The rooms that are pinned, known by their numbers. A pin that is refused changes nothing.
 * @param onChange receives all pins as the address has them
 */
export function usePins(task: Task, onChange: (pins: string) => void) {
  const [selected, setSelected] = useState<number>();
  const [hindered, setHindered] = useState<{ number: number; task: Task }>();
  // Two fingers may move in one frame: each pin is set beside what the last one left.
  const newest = useRef(task);
  useLayoutEffect(() => {
    newest.current = task;
  }, [task]);

  const forget = useCallback(() => {
    setSelected(undefined);
    setHindered(undefined);
  }, []);
  function set(pins: readonly Pin[]) {
    newest.current = { ...newest.current, pins };
    onChange(writePins(pins));
  }
  const standing = (): Pin[] =>
    programmeOf(newest.current).placed.map(({ room, x, y, turned }) => ({ number: room.number, x, y, turned }));
  return {
    selected,
    /** The room that has no place where it was wanted. */
    hindered: hindered?.task === task ? hindered.number : undefined,
    onSelect: setSelected,
    onPin(wanted: Pin) {
      const room = programmeOf(newest.current).rooms.find(({ number }) => number === wanted.number);
      if (!room) return;
      const moved = onPlate(wanted, room, newest.current.plate);
      const pins = [...standing().filter(({ number }) => number !== moved.number), moved];
      const isHindered = programmeOf({ ...newest.current, pins }).refused.length > 0;
      setSelected(moved.number);
      setHindered(isHindered ? { number: moved.number, task } : undefined);
      if (!isHindered) set(pins);
    },
    onUnpin(number?: number) {
      setHindered(undefined);
      set(number === undefined ? [] : standing().filter((pin) => pin.number !== number));
    },
    forget,
  };
}
