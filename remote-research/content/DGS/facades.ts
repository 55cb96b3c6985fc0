import { inset, sides, type Outline } from '@portfolio/model/geometry/outlines';
import { distance, type Point } from '@portfolio/model/geometry/points';
import { box, prism } from '@portfolio/model/geometry/prism';
import type { Random } from '@portfolio/model/geometry/random';
import { moved, turned, type Solid } from '@portfolio/model/geometry/solid';
import type { LayerBuilder } from '@portfolio/model/start-model';
import { kerb, type Building } from './city';

const storey = 3;
const thick = 0.24;

/** One side of a house: where the middle of its wall begins, the way along, the way out, and the inner face's ends. */
type Bare = { from: Point; along: Point; out: Point; length: number; inside: readonly [number, number] };

/** Openings above each other; heights in metres above the pavement. */
type Bay = { at: number; half: number; openings: { sill: number; head: number }[] };

type Side = Bare & { bays: Bay[]; isYard: boolean };

/**
 * The body of a house as the near view shows it: windows set back in its walls, a door to the lane, balconies and
 * tall windows where it looks at an idle parcel.
 * @param isYard whether a place lies on idle ground
 */
export function addFacades(layer: LayerBuilder, made: Building, isYard: (at: Point) => boolean, random: Random) {
  const { plan, top, attic } = made;
  if (attic) layer.add('grey', atticWindows(attic, top));
  const inner = inset(plan, thick);
  if (inner.length !== plan.length || top < 5) {
    layer.add('white', prism(plan, kerb, top));
    return;
  }
  const storeys = Math.max(1, Math.floor((top - kerb) / storey));
  const all = sidesOf(plan, inner).map((side) => withOpenings(side, storeys, isYard, random));
  // Behind the openings lies a dark body: every window has a reveal and a shadow.
  layer.add('grey', prism(inner, kerb, top - 0.25));
  layer.add(
    'white',
    all.flatMap((side) => wall(side, top - 0.2)),
    prism(plan, top - 0.2, top),
    all.flatMap((side) => trim(side, random)),
  );
}

/** The sides of an outline; along each, where its inner face begins and ends. */
function sidesOf(outline: Outline, inner: Outline): Bare[] {
  const within = sides(inner);
  return sides(outline).map(([a, b], i) => {
    const length = distance(a, b);
    const along: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
    const out: Point = [along[1], -along[0]];
    const from: Point = [a[0] - (out[0] * thick) / 2, a[1] - (out[1] * thick) / 2];
    const [start = a, end = b] = within[i] ?? [];
    const share = ([x, y]: Point) => (x - a[0]) * along[0] + (y - a[1]) * along[1];
    return { from, along, out, length, inside: [share(start), share(end)] };
  });
}

function withOpenings(side: Bare, storeys: number, isYardAt: (at: Point) => boolean, random: Random): Side {
  const { from, along, out, length, inside } = side;
  const isYard = [0.3, 0.5, 0.7].some((t) =>
    isYardAt([from[0] + along[0] * length * t + out[0] * 3, from[1] + along[1] * length * t + out[1] * 3]),
  );
  const [low, high] = [Math.max(0, inside[0]) + 0.35, Math.min(length, inside[1]) - 0.35];
  const count = Math.max(0, Math.floor((high - low) / (isYard ? 2.6 : 3)));
  const door = Math.floor(random() * count);
  const bays = Array.from({ length: count }, (_, i): Bay => {
    const at = low + ((i + 0.5) * (high - low)) / count;
    const openings = Array.from({ length: storeys }, (_, s) =>
      s === 0 && i === door
        ? { sill: 0, head: 2.3 }
        : { sill: s * storey + (isYard ? 0.35 : 0.95), head: s * storey + 2.4 },
    );
    return { at, half: isYard ? 0.75 : 0.6, openings };
  });
  return { ...side, bays, isYard };
}

/** Piers between the bays, and in each bay what the openings leave: pieces that touch and never overlap. */
function wall({ from, along, out, length, inside, bays }: Side, top: number): Solid[] {
  const place = (u: number, v: number): Point => [
    from[0] + along[0] * u - out[0] * v,
    from[1] + along[1] * u - out[1] * v,
  ];
  const [outer, inner] = [-thick / 2, thick / 2];
  const edges = bays.flatMap(({ at, half }) => [at - half, at + half]);
  const [begins, ends] = [
    [0, ...edges],
    [...edges, length],
  ];
  const solids: Solid[] = [];
  for (let i = 0; i < begins.length; i += 2) {
    const [u0 = 0, u1 = length] = [begins[i], ends[i]];
    const [v0, v1] = [i === 0 ? inside[0] : u0, i === begins.length - 1 ? inside[1] : u1];
    solids.push(prism([place(u0, outer), place(u1, outer), place(v1, inner), place(v0, inner)], kerb, top));
  }
  for (const { at, half, openings } of bays) {
    const plan = [place(at - half, outer), place(at + half, outer), place(at + half, inner), place(at - half, inner)];
    const levels = [kerb, ...openings.flatMap(({ sill, head }) => [kerb + sill, kerb + head]), top];
    for (let i = 0; i < levels.length; i += 2) {
      const [z0 = kerb, z1 = top] = [levels[i], levels[i + 1]];
      if (z1 - z0 > 0.05) solids.push(prism(plan, z0, z1));
    }
  }
  return solids;
}

/** Where people live on the roof the windows are long. */
function atticWindows(attic: Outline, foot: number): Solid[] {
  return sides(attic).flatMap(([a, b]) => {
    const length = distance(a, b);
    const degrees = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
    const count = Math.floor((length - 0.8) / 1.9);
    return Array.from({ length: count }, (_, i) => ((i + 0.5) * length) / count).flatMap((at) =>
      moved(turned(box([at - 0.7, -0.04, 0.35], [at + 0.7, 0.1, 2.3]), degrees), [a[0], a[1], foot]),
    );
  });
}

/** Sills and mullions; a canopy over the door; balconies over idle ground. */
function trim(side: Side, random: Random): Solid[] {
  const all = side.bays.flatMap(({ at, half, openings }) => openings.map((opening) => ({ at, half, ...opening })));
  return all.flatMap(({ at, half, sill, head }) => {
    if (sill < 0.1)
      return on(side, [box([at - 0.8, -0.62, kerb + 2.45], [at + 0.8, -0.12, kerb + 2.56 + random() * 0.1])]);
    const upper = sill > storey;
    if (side.isYard && upper && random() < 0.45) return on(side, balcony(at, kerb + sill - 0.35, random));
    return on(side, [
      box([at - half - 0.06, -0.24, kerb + sill - 0.08], [at + half + 0.06, -0.12, kerb + sill]),
      box([at - 0.04, -0.06, kerb + sill], [at + 0.04, 0.04, kerb + head]),
      ...(random() < 0.12 ? [box([at - 0.4, -0.5, kerb + sill - 0.6], [at + 0.4, -0.13, kerb + sill - 0.14])] : []),
    ]);
  });
}

/** A slab with a railing of bars, and now and then washing on a line. */
function balcony(at: number, z: number, random: Random): Solid[] {
  const bars = Array.from({ length: 9 }, (_, i) => at - 1.12 + i * 0.28).map((x) =>
    box([x, -1.24, z + 0.12], [x + 0.03, -1.2, z + 1]),
  );
  const washing = random() < 0.35 ? [box([at - 0.8, -1.36, z + 0.3], [at + 0.1, -1.3, z + 1.15])] : [];
  return [
    box([at - 1.25, -1.3, z], [at + 1.25, -0.12, z + 0.12]),
    box([at - 1.2, -1.26, z + 1], [at + 1.2, -1.18, z + 1.06]),
    ...bars,
    ...washing,
  ];
}

/** Puts what is made along east, with its outside to the south, on a side. */
function on({ from, along }: Pick<Bare, 'from' | 'along'>, solids: Solid[]): Solid[] {
  const degrees = (Math.atan2(along[1], along[0]) * 180) / Math.PI;
  return moved(turned(solids, degrees), [from[0], from[1], 0]);
}

/** Ventilation, a hatch, solar panels, a table and chairs: what stands on flat roofs. */
export function addRoofLife(layer: LayerBuilder, { plan, top, above }: Building, random: Random) {
  const free = inset(plan, 1.1);
  const [first] = sidesOf(free, free);
  if (!first || above.length > 1) return;
  const put = (u: number, v: number, solids: Solid[]) => on(first, moved(solids, [u, v, top]));
  const count = Math.floor(first.length / 1.6);
  const panel = random() < 0.3;
  for (let i = 0; i < count; i++) {
    const u = 0.4 + i * 1.6;
    if (panel) layer.add('grey', put(u, 0.6, [box([0, 0, 0.3], [1.3, 1, 0.38]), box([0.5, 0.3, 0], [0.7, 0.5, 0.3])]));
    else if (random() < 0.3)
      layer.add('card', put(u, 0.3 + random(), [box([0, 0, 0], [0.9, 0.5 + random() * 0.5, 0.8])]));
  }
}
