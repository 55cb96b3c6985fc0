import type { Label, SectionDrawing } from '@portfolio/model/drawing/drawing';
import { dashes } from '@portfolio/model/geometry/dashes';
import type { Point3 } from '@portfolio/model/geometry/points';
import { box } from '@portfolio/model/geometry/prism';
import { along, beside, sweep, type Station } from '@portfolio/model/geometry/sweeps';
import type { LayerBuilder, ModelBuilder } from '@portfolio/model/start-model';
import {
  decks,
  end,
  gentle,
  lattice,
  plaza,
  radiusAt,
  railed,
  shareAt,
  slab,
  stretches,
  turns,
  walkedTo,
  way,
} from './measures';

/** Where the ramp lies unrolled, far from the tower: x of its foot. */
const foot = 2000;
/** Metres of sheet before the ramp begins and behind its end. */
const room = { before: 46, behind: 42 };
const length = walkedTo(1);
const [left, right] = [foot - room.before, foot + length + room.behind];
/** Heights at which slopes are written: midway between rings, so that no line runs through them. */
const written = [35, 77, 105];

/** Where the ramp's surface reaches a height on the sheet. */
function placeOf(z: number): number {
  return foot + walkedTo(Math.min(1, Math.max(0, shareAt(z))));
}

/** The way up unrolled along its middle line, only for its drawing: plan to the right, height upwards, seen from outside. */
export function addUnrolled(ssl: ModelBuilder) {
  const layer = ssl.layer('unrolled', 'diagram');
  const beyond = ssl.layer('unrolled rings', 'drawing');
  layer.add('card', box([left - 9, -1, -4], [foot - 12, 9, 0]), box([foot - 12, -1, -4], [right + 9, 9, plaza]));
  layer.add('red', sweep(unroll(way), 3.2, slab));
  for (const run of railed) layer.add('red', sweep(beside(unroll(run), -1.58, slab - 0.02), 0.08, 1.1));
  broken(layer, [foot, 7, plaza], [foot + length, 7, plaza + length * gentle], 3, 2);
  for (const z of decks) {
    addDeck(layer, beyond, z);
    broken(beyond, [placeOf(z), 8, z - 0.5], [placeOf(z), 8, plaza], 0.8, 1.6);
  }
  for (let z = lattice.rings; z <= end; z += lattice.rings) beyond.line([left + 26, 8.5, z], [right, 8.5, z]);
  // Below the ground a mark at every turn, and a shorter one at every half.
  for (let half = 0; half <= turns * 2; half++) {
    const x = foot + walkedTo(half / (turns * 2));
    layer.line([x, 8, -4], [x, 8, half % 2 ? -5.4 : -6.8]);
  }
  way.forEach(({ at: [, , z] }, i) => {
    if (i % 14 === 5) layer.person(placeOf(z + slab), 0.4, z + slab, { variant: 0, turn: 0, size: 1 });
  });
}

function unroll(path: readonly Station[]): Station[] {
  return along(path.map(({ at: [, , z] }): Point3 => [placeOf(z + slab), 0, z]));
}

function broken(layer: LayerBuilder, from: Point3, to: Point3, dash: number, gap: number) {
  for (const stroke of dashes([from, to], dash, gap)) layer.line(...stroke);
}

/** A whole turn of a deck, half of it before the place where the ramp passes. */
function addDeck(layer: LayerBuilder, beyond: LayerBuilder, z: number) {
  const half = Math.PI * (radiusAt(z) - 2.9);
  const [from, to] = [placeOf(z) - half, placeOf(z) + half];
  for (const top of [z, z + 4.9]) {
    // As in the tower: open from where heads would touch the plate to where the ramp has risen through.
    const opening = top > end ? [to, to] : [placeOf(top - 2.9), placeOf(top + slab + 0.1)];
    const [before = to, behind = to] = opening;
    layer.add('white', box([from, -1, top - 0.5], [before, 6, top]));
    if (behind < to) layer.add('white', box([behind, -1, top - 0.5], [to, 6, top]));
    layer.add('white', box([from, 1.75, top - 0.49], [to, 5.9, top - 0.01]));
  }
  for (let i = 0; i < 60; i++) {
    const x = from + ((i + 0.5) / 60) * (to - from);
    beyond.line([x, 2.2, z], [x, 2.2, z + 4.4]);
  }
}

const slopes = stretches.map(({ slope }, i): Label => {
  const z = written[i] ?? 0;
  return { at: [placeOf(z - 8) - 2, 0, z], text: `${Math.round(slope)} %`, align: 'end' };
});
const lengths = stretches.map(({ to }): Label => ({ at: [foot + to, 0, -20], text: `${Math.round(to)} m` }));
const numbers = Array.from({ length: Math.floor(turns) }, (_, i): Label => {
  return { at: [foot + walkedTo((i + 1) / turns), 0, -11], text: String(i + 1) };
});

export const unrolled: SectionDrawing = {
  kind: 'section',
  look: 'north',
  at: 0,
  frame: [left, -24.5, right, 123],
  weight: 1.1,
  levels: [0, ...decks],
  labels: [
    ...slopes,
    ...lengths,
    ...numbers,
    { at: [foot + length - 5, 0, 35], text: `${(gentle * 100).toFixed(1)} %`, align: 'end' },
  ],
};
