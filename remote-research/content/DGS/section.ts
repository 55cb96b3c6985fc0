import { car } from '@portfolio/model/geometry/furniture';
import {
  anticlockwise,
  boundsOf,
  contains,
  distanceTo,
  inset,
  rect,
  sides,
  type Bounds,
  type Outline,
} from '@portfolio/model/geometry/outlines';
import { distance, type Point } from '@portfolio/model/geometry/points';
import { prism } from '@portfolio/model/geometry/prism';
import { flatten, type Solid } from '@portfolio/model/geometry/solid';
import type { LayerBuilder, ModelBuilder } from '@portfolio/model/start-model';
import { windowLines } from '@portfolio/model/geometry/windows';
import { kerb, type Building } from './city';

/** Where the section stands, how far one sees behind it, and what of it the sheet shows. Metres. */
export const cut = -322;
export const depth = 120;
export const near = 26;
export const sectionFrame: Bounds = [-330, -9, 268, 128];
/** The layers that only the section shows. */
export const sectionLayers = ['storeys', 'facades near the cut', 'facades beyond', 'street life'];

const storey = 3;
const wall = 0.4;
const slab = 0.32;

export function isCut({ plan }: Building): boolean {
  const [, south, , north] = boundsOf(plan);
  return south < cut && north > cut;
}

/** What a section of a city shows: storeys in the houses it goes through, windows in those behind, people in the lanes. */
export function addSection(
  model: ModelBuilder,
  built: readonly Building[],
  parcels: readonly Outline[],
  idle: readonly Outline[],
) {
  const storeys = model.layer('storeys', 'diagram');
  const facades = model.layer('facades near the cut');
  const beyond = model.layer('facades beyond', 'drawing');
  const behind = (y: number) => y > cut && y < cut + depth;
  for (const made of built) {
    const bodies = [prism(made.plan, kerb, made.top), ...made.above.flatMap(flatten)];
    if (isCut(made)) storeys.add('white', bodies.flatMap(hollow));
    else if (isShown(made) && made.plan.some(([, y]) => behind(y)))
      for (const body of bodies) addWindows(made.plan.every(([, y]) => y < cut + near) ? facades : beyond, body);
  }
  const life = model.layer('street life', 'drawing');
  addStreetLife(life, parcels);
  for (const outline of idle) addWilderness(life, outline);
}

function isShown({ plan }: Building): boolean {
  const [west, , east] = boundsOf(plan);
  return east > sectionFrame[0] && west < sectionFrame[2];
}

/** Walls and floors of every storey, windows where the cut goes through a wall; low bodies such as parapets stay whole. */
function hollow(body: Solid): Solid[] {
  const { outline, z0, z1 } = prismOf(body);
  const inner = inset(outline, wall);
  if (z1 - z0 < 2 || inner.length !== outline.length) return [body];
  const count = Math.max(1, Math.round((z1 - z0) / storey));
  const height = (z1 - z0) / count;
  const within = sides(inner);
  const levels = Array.from({ length: count }, (_, i) => z0 + i * height);
  return levels.flatMap((z) => {
    const ceiling = z + height - slab;
    const walls = sides(outline).flatMap(([a, b], i) => {
      const [c, d] = within[i] ?? [a, b];
      const wallPlan = [a, b, d, c];
      const isOpen = a[1] > cut !== b[1] > cut;
      if (!isOpen) return [prism(wallPlan, z, ceiling)];
      return [prism(wallPlan, z, z + 0.9), prism(wallPlan, ceiling - 0.3, ceiling)];
    });
    return [...walls, ...partitions(inner, z, ceiling), prism(outline, ceiling, z + height)];
  });
}

/** Thin walls between rooms, where the cut shows them. */
function partitions(inner: Outline, z0: number, z1: number): Solid[] {
  const [west, , east] = boundsOf(inner);
  const count = Math.floor((east - west) / 5.5);
  const places = Array.from({ length: count }, (_, i) => west + ((i + 0.7) * (east - west)) / (count + 0.6));
  return places
    .map((x) => rect(x - 0.09, cut - 0.6, x + 0.09, cut + 0.6))
    .filter((plan) => plan.every((corner) => contains(inner, corner)))
    .map((plan) => prism(plan, z0, z1));
}

/** Windows on the sides that look south, a line at every third floor of what is high. */
function addWindows(layer: LayerBuilder, body: Solid) {
  const { outline, z0, z1 } = prismOf(body);
  if (z1 - z0 < 2.2) return;
  const count = Math.max(1, Math.round((z1 - z0) / storey));
  for (const [a, b] of sides(outline)) {
    const length = distance(a, b);
    const out: Point = [(b[1] - a[1]) / length, -(b[0] - a[0]) / length];
    if (out[1] > -0.7 || length < 3) continue;
    // A tall house is glazed from pier to pier, a small one has single windows.
    const bay = z0 > 8 || count > 5 ? undefined : 3.1;
    for (const window of windowLines(a, b, { z0, z1, storey, sill: 0.9, head: 2.25, bay })) layer.line(...window);
  }
}

/** People where no parcel is, and cars that wait in the avenues. */
function addStreetLife(layer: LayerBuilder, parcels: readonly Outline[]) {
  const [west, , east] = sectionFrame;
  for (let i = 0; ; i++) {
    const x = west + 3 + i * 4.7 + (i % 3) * 1.4;
    if (x > east) break;
    const at: Point = [x, cut + 0.6 + (i % 4) * 1.3];
    const isFree = parcels.every((parcel) => !contains(parcel, at) && distanceTo(parcel, at) > 0.6);
    if (isFree) layer.person(...at, 0, { variant: i % 4, turn: 0, size: 1 });
  }
  for (const avenue of [-268, -22, 226])
    for (const lane of [-8.4, -5, 5, 8.4]) layer.add('card', car([avenue + lane, cut + 9 + lane, 0], 90));
}

/** What seeded itself on an idle parcel just behind the cut. */
function addWilderness(layer: LayerBuilder, outline: Outline) {
  const [west, , east] = boundsOf(outline);
  for (let i = 0; west + 1.4 + i * 2.3 < east - 1; i++) {
    const at: Point = [west + 1.4 + i * 2.3, cut + 0.8];
    if (!contains(outline, at)) continue;
    const isTree = i % 4 === 1;
    const size = isTree ? 0.55 + (i % 3) * 0.12 : 0.8 + (i % 3) * 0.25;
    layer.tree(...at, kerb, { kind: isTree ? 'round' : 'shrub', size, variant: i % 5, turn: i * 50 });
  }
}

/** The outline and heights of an upright body without holes. */
function prismOf({ vertices }: Solid): { outline: Outline; z0: number; z1: number } {
  const heights = vertices.map(([, , z]) => z);
  const outline = vertices.slice(0, vertices.length / 2).map(([x, y]): Point => [x, y]);
  return { outline: anticlockwise(outline), z0: Math.min(...heights), z1: Math.max(...heights) };
}
