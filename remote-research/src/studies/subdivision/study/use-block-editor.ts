import { useLayoutEffect, useRef, useState } from 'react';
import type { Point } from '@portfolio/model/geometry/points';
import { longestSide, middleOf, mostCorners, readBlock, writeBlock } from '../algorithm/blocks';
import type { BlockFault } from '../algorithm/block-fault';

/** A corner is known by its id, which no other corner of the block ever gets. Metres. */
export type Corner = { readonly id: number; readonly at: Point };

type Edited = {
  /** The block as the address has it; the corners are its. */
  readonly text: string;
  readonly corners: readonly Corner[];
  readonly selected: number;
  readonly nextId: number;
  /** Why the last change was refused. */
  readonly fault?: BlockFault | undefined;
};

/**
 * Edits the corners of a block. A change that is refused changes nothing.
 * @param text a block that can be cut
 */
export function useBlockEditor(text: string, onChange: (text: string) => void) {
  const [state, setState] = useState(() => edited(text, 0));
  // It was set otherwise: by Reset, by going back, or to another block to begin with.
  const shown = state.text === text ? state : edited(text, state.nextId);
  if (shown !== state) setState(shown);
  // Two fingers may move in one frame: each change begins with what the last one left.
  const newest = useRef(shown);
  useLayoutEffect(() => {
    newest.current = shown;
  }, [shown]);

  function set(next: Edited) {
    newest.current = next;
    setState(next);
  }
  function change(corners: readonly Corner[], more: Partial<Edited> = {}): boolean {
    const wanted = writeBlock(corners.map(({ at }) => at));
    const reading = readBlock(wanted);
    if ('fault' in reading) {
      set({ ...newest.current, fault: reading.fault });
      return false;
    }
    const before = newest.current;
    const placed = corners.map(({ id }, i) => ({ id, at: reading.corners[i] ?? [0, 0] }));
    const selected = placed.some(({ id }) => id === before.selected) ? before.selected : (placed[0]?.id ?? 0);
    set({ ...before, fault: undefined, selected, ...more, text: wanted, corners: placed });
    onChange(wanted);
    return true;
  }
  return {
    ...shown,
    select: (id: number) => set({ ...newest.current, selected: id }),
    move: (id: number, to: Point) => {
      const { corners } = newest.current;
      if (corners.some((corner) => corner.id === id))
        change(corners.map((corner) => (corner.id === id ? { id, at: to } : corner)));
    },
    /** Adds a corner after another one, or in the longest side. @returns its id, or undefined when it is refused */
    add: (after?: number): number | undefined => {
      const { corners, nextId } = newest.current;
      const outline = corners.map(({ at }) => at);
      const index = after === undefined ? longestSide(outline) : corners.findIndex(({ id }) => id === after);
      if (index < 0 || corners.length >= mostCorners) return undefined;
      const added = { id: nextId, at: middleOf(outline, index) };
      const isAdded = change(corners.toSpliced(index + 1, 0, added), { selected: nextId, nextId: nextId + 1 });
      return isAdded ? nextId : undefined;
    },
    remove: (id: number) => change(newest.current.corners.filter((corner) => corner.id !== id)),
    /** Another block altogether. */
    replace: (block: string) => onChange(block),
    forgive: () => set(edited(newest.current.text, newest.current.nextId)),
  };
}

export type BlockEditor = ReturnType<typeof useBlockEditor>;

function edited(text: string, nextId: number): Edited {
  const reading = readBlock(text);
  const corners = 'corners' in reading ? reading.corners.map((at, i) => ({ id: nextId + i, at })) : [];
  return { text, corners, selected: nextId, nextId: nextId + corners.length };
}
