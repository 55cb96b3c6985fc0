import type { Outline } from '../geometry/outlines';
import type { Body, Upright } from './bodies';

export type Styled = { shape: Body; style: number; own: boolean };

/** Metres: what is thinner is a slab, and what is taller may pass through slabs. */
const thin = 2;
const tall = 8;

/** A tall wall that passes through slabs is several, one above another: so each has its place in the order of painting. */
export function atSlabs(all: readonly Styled[]): Styled[] {
  const slabs = all.flatMap(({ shape, own }) =>
    own && shape.kind === 'upright' && shape.to - shape.from < thin ? [shape] : [],
  );
  return all.flatMap((each) => {
    const { shape, own } = each;
    if (!own || shape.kind !== 'upright' || shape.to - shape.from < tall) return [each];
    const passed = slabs.filter((slab) => slab.from > shape.from && slab.to < shape.to && passes(slab, shape));
    const heights = [...new Set(passed.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b);
    const levels = [shape.from, ...heights, shape.to];
    return heights.length
      ? levels.slice(1).map((to, i) => ({ ...each, shape: piece(shape, levels[i] ?? 0, to) }))
      : [each];
  });
}

function piece(whole: Upright, from: number, to: number): Upright {
  return { ...whole, from, to, goesOn: (to < whole.to ? 1 : 0) + (from > whole.from ? 2 : 0) };
}

/** Whether a slab reaches further than a wall on all sides. */
function passes(slab: Upright, shape: Upright): boolean {
  const [around, own] = [spans(slab.rings[0] ?? []), spans(shape.rings[0] ?? [])];
  return own.every(([low, high], axis) => low > (around[axis]?.[0] ?? 0) && high < (around[axis]?.[1] ?? 0));
}

function spans(outline: Outline): [low: number, high: number][] {
  return ([0, 1] as const).map((axis) => {
    const values = outline.map((point) => point[axis]);
    return [Math.min(...values), Math.max(...values)];
  });
}
