import { car } from '@portfolio/model/geometry/furniture';
import { rect } from '@portfolio/model/geometry/outlines';
import type { Point, Point3 } from '@portfolio/model/geometry/points';
import { box, prism, upright } from '@portfolio/model/geometry/prism';
import { courses, gableRoof } from '@portfolio/model/geometry/roofs';
import { mapped, moved, turned, type Solid, type Solids } from '@portfolio/model/geometry/solid';
import { walls, type Opening } from '@portfolio/model/geometry/walls';
import type { Random } from '@portfolio/model/geometry/random';
import type { LayerBuilder } from '@portfolio/model/start-model';
import type { House } from './town';

const storey = 2.8;
const thick = 0.22;
/** Metres from the eaves to the edge of the roof, measured in plan. */
const overhang = 0.45;

/**
 * A house as the near view shows it: windows set back in their walls, shutters, a roof of laid courses, here and there
 * a dormer or a field of solar panels, a fence before it and a garden behind.
 */
export function addNearHouse(layer: LayerBuilder, one: House, random: Random) {
  const { at, length, depth, turn, z } = one;
  const [w, d] = [length / 2, depth / 2];
  const stand = (solids: Solids) => moved(turned(solids, turn), [...at, z]);
  // Behind the openings lies a dark body: every window has a reveal and a shadow.
  layer.add('grey', stand(core(one)));
  layer.add('white', stand([shell(one, random), gables(one), chimney(one, random)]));
  layer.add('roof', stand([roof(one), shingles(one)]));
  layer.add('card', stand([plot(one, random)]));
  if (random() < 0.2) layer.add('grey', stand(panels(one)));
  else if (random() < 0.6) layer.add('grey', stand(skylights(one, random)));
  if (random() < 0.22) layer.add('white', stand(car([(random() - 0.5) * w, -one.garden * (d + 2.6), 0.02])));
  const lawn = one.garden * (d + 3.6);
  const [lx, ly] = [(random() - 0.5) * (w - 2) * 1.2, lawn + random() * 1.6 - 0.8];
  layer.add('field', stand(lawnOf(one)));
  const a = (turn * Math.PI) / 180;
  layer.tree(at[0] + lx * Math.cos(a) - ly * Math.sin(a), at[1] + lx * Math.sin(a) + ly * Math.cos(a), z + 0.2, {
    kind: 'shrub',
    size: 0.9 + random() * 0.7,
    turn: random() * 360,
    variant: Math.floor(random() * 5),
  });
}

function ridgeOf({ eaves, depth }: House): number {
  return eaves + depth * 0.42;
}

function core(one: House): Solid[] {
  const [w, d] = [one.length / 2 - thick, one.depth / 2 - thick];
  return [box([-w, -d, 0], [w, d, one.eaves - 0.05])];
}

function shell({ length, depth, eaves, garden }: House, random: Random): Solids[] {
  const [w, d] = [length / 2 - thick / 2, depth / 2 - thick / 2];
  const storeys = Math.max(1, Math.floor((eaves - 0.3) / storey));
  const bays = Math.max(2, Math.floor(length / 3));
  const door = Math.floor(random() * bays);
  const long = (withDoor: boolean): Opening[] =>
    Array.from({ length: bays }, (_, i) => ((i + 0.5) * 2 * w) / bays).flatMap((at, i) =>
      Array.from({ length: storeys }, (_, s) =>
        withDoor && s === 0 && i === door
          ? { at, width: 1.15, sill: 0.15, head: 2.45 }
          : { at, width: 1.1, sill: s * storey + 0.95, head: s * storey + 2.35 },
      ),
    );
  const short: Opening[] = Array.from({ length: storeys }, (_, s) => ({
    at: d,
    width: 1.2,
    sill: s * storey + 0.95,
    head: s * storey + 2.35,
  }));
  const south: Opening[] = long(garden === 1);
  const north: Opening[] = long(garden === -1);
  const body = walls(
    [
      { from: [-w, -d], to: [w, -d], thickness: thick, openings: south },
      { from: [w, -d], to: [w, d], thickness: thick, openings: short },
      { from: [w, d], to: [-w, d], thickness: thick, openings: north },
      { from: [-w, d], to: [-w, -d], thickness: thick, openings: short },
    ],
    0,
    eaves,
  );
  const trim = [...frames(south, -w, -d, 1), ...frames(north, w, d, -1)];
  return [box([-w - 0.16, -d - 0.16, -7], [w + 0.16, d + 0.16, -0.01]), body, trim];
}

/** Sill, mullion and shutters of every opening; a canopy and a step at the door. */
function frames(openings: readonly Opening[], start: number, y: number, way: 1 | -1): Solid[] {
  const out = way === 1 ? -1 : 1;
  const front = y + (out * thick) / 2;
  return openings.flatMap(({ at, width, sill = 0, head }) => {
    const x = start + way * at;
    const half = width / 2;
    if (sill < 0.3)
      return [
        box([x - 1, front, 0.01], [x + 1, front + out * 0.9, 0.14]),
        box([x - 0.9, front, head + 0.12], [x + 0.9, front + out * 0.9, head + 0.22]),
      ];
    return [
      box([x - half - 0.08, front, sill - 0.08], [x + half + 0.08, front + out * 0.14, sill]),
      box([x - 0.04, y - out * 0.02, sill], [x + 0.04, y + out * 0.05, head]),
      box([x - half - 0.5, front, sill], [x - half - 0.02, front + out * 0.05, head]),
      box([x + half + 0.02, front, sill], [x + half + 0.5, front + out * 0.05, head]),
    ];
  });
}

function gables(one: House): Solid[] {
  const [w, d] = [one.length / 2, one.depth / 2];
  const profile: Point[] = [
    [-d, one.eaves],
    [d, one.eaves],
    [0, ridgeOf(one)],
  ];
  return [upright(profile, [-w + thick, 0, 0], 90, -thick), upright(profile, [w, 0, 0], 90, -thick)];
}

function roof(one: House): Solid[] {
  const [w, d] = [one.length / 2 + 0.3, one.depth / 2 + overhang];
  const rise = (overhang * one.depth * 0.42) / (one.depth / 2);
  return [
    gableRoof([-w, -d, w, d], {
      eaves: one.eaves - rise + 0.03,
      ridge: ridgeOf(one) + 0.03,
      along: 'x',
      thickness: 0.2,
    }),
  ];
}

/** Metres from the ridge to the eaves in plan, height of the roof's surface there, and how much higher the ridge is. */
function slopeOf(one: House) {
  const rise = ridgeOf(one) - one.eaves + (overhang * one.depth * 0.42) / (one.depth / 2);
  return { across: one.depth / 2 + overhang, low: ridgeOf(one) - rise + 0.23, rise };
}

/** Where a place on the roof lies: metres along the ridge, share of the way from the eaves up, metres off the roof. */
function onRoof(one: House, side: 1 | -1) {
  const { across, low, rise } = slopeOf(one);
  return ([x, share, off]: Point3): Point3 => [x, side * (across - share * across), low + share * rise + off];
}

/** A box between two places on one side of the roof. */
function onSlope(
  one: House,
  side: 1 | -1,
  [x0, s0, x1, s1]: readonly [number, number, number, number],
  off: number,
  high: number,
) {
  const flat = box([x0, s0, off], [x1, s1, off + high]);
  const place = onRoof(one, side);
  // Seen from the other side of the ridge the way along runs backwards.
  return mapped(flat, ([x, s, o]) => place([side === 1 ? -x : x, s, o]));
}

function shingles(one: House): Solid[] {
  const along = one.length / 2 + 0.3;
  return courses({ ...slopeOf(one), along, count: Math.round(one.depth / 0.9), off: [-0.02, 0.05] });
}

/** A field of panels on the side of the roof that the sun sees. */
function panels(one: House): Solid[] {
  const sunny = Math.cos(((one.turn - 90 + 28) * Math.PI) / 180) > 0 ? -1 : 1;
  const count = Math.floor(one.length / 2.6);
  return Array.from({ length: count }, (_, i) => -((count * 1.15) / 2) + i * 1.15 + 0.05).flatMap((x) =>
    [0.32, 0.56].flatMap((share) => onSlope(one, sunny, [x, share, x + 1.05, share + 0.22], 0.08, 0.05)),
  );
}

function skylights(one: House, random: Random): Solid[] {
  return ([1, -1] as const).flatMap((side) => {
    const x = (random() - 0.5) * one.length * 0.5;
    return onSlope(one, side, [x, 0.42, x + 0.9, 0.58], 0.01, 0.1);
  });
}

function chimney(one: House, random: Random): Solid[] {
  const x = (random() - 0.5) * one.length * 0.6;
  const high = ridgeOf(one);
  return [
    box([x - 0.4, 0.3, high - 1.4], [x + 0.4, 1.1, high + 1.1]),
    box([x - 0.5, 0.2, high + 1.1], [x + 0.5, 1.2, high + 1.22]),
    box([x - 0.18, 0.5, high + 1.22], [x + 0.18, 0.9, high + 1.6]),
  ];
}

/** A kerb of paving round the house, fence and gate posts to the street, hedges between gardens, a shed at the end. */
function plot({ length, depth, garden }: House, random: Random): Solid[] {
  const [w, d] = [length / 2, depth / 2];
  const far = garden * (d + 6.8);
  const lift = random() * 0.04;
  const solids = [
    prism(
      rect(-w - 0.5, Math.min(-garden * (d + 1.4), far), w + 0.5, Math.max(-garden * (d + 1.4), far)),
      -6,
      0.05 + lift,
    ),
    box([-w - 0.3, garden * (d + 0.1), 0.05], [-w - 0.12, far, 1.25]),
    box([-w - 0.1, far - garden * 0.2, 0.05], [w + 0.3, far, 1.1]),
    box([w - 2.4, garden * (d + 4.6), 0.05], [w - 0.2, far - garden * 0.4, 2.1]),
    box([w - 2.6, garden * (d + 4.4), 2.1], [w, far - garden * 0.22, 2.25]),
  ];
  for (let x = -w; x < w; x += 0.4)
    solids.push(box([x, far - garden * 0.3, 0.05], [x + 0.12, far - garden * 0.26, 1.3]));
  return solids;
}

function lawnOf({ length, depth, garden }: House): Solid[] {
  const [w, d] = [length / 2, depth / 2];
  return [box([-w + 0.2, garden * (d + 1.8), -0.4], [w - 2.8, garden * (d + 6.3), 0.13])];
}
