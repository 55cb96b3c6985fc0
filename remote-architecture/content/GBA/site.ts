import { contains, rect, type Bounds } from '@portfolio/model/geometry/outlines';
import type { Point, Point3 } from '@portfolio/model/geometry/points';
import { box, prism, upright } from '@portfolio/model/geometry/prism';
import { ring } from '@portfolio/model/geometry/rings';
import type { Solid } from '@portfolio/model/geometry/solid';
import { along, sweep } from '@portfolio/model/geometry/sweeps';
import type { LayerBuilder, ModelBuilder } from '@portfolio/model/start-model';
import { archive } from './archive';
import { barns } from './plan';

const reach = 420;
/** The southern row of the northern windbreak. */
const hedge = 142;
/** Metres north of the middle of the irrigation channel: its bank, the road, the fields. */
const strip = { bank: 4.5, road: 7, verge: 14.5, fields: 18 };

export function channel(x: number): number {
  return -101 + 0.07 * x;
}

type Crop = 'plough' | 'rows' | 'stubble' | 'drill';

export function addSite(gba: ModelBuilder) {
  const ground = gba.layer('ground', 'site');
  const [bank, far] = [line(strip.bank), line(-strip.bank)];
  ground.add('ground', prism([...bank, [reach, reach], [-reach, reach]], -2.5, 0));
  ground.add('ground', prism([[-reach, -reach], [reach, -reach], ...far.toReversed()], -2.5, 0));
  ground.add('water', prism([...far, ...bank.toReversed()], -2.5, -1.1));
  for (const edge of [line(strip.bank + 0.3), line(-strip.bank - 0.3)]) {
    ground.add('card', sweep(along(edge.map(([x, y]): Point3 => [x, y, 0])), 0.6, 0.3));
  }
  addRoads(ground);
  addFields(gba);
  addWindbreak(gba);
}

function line(offset: number): Point[] {
  return [
    [-reach, channel(-reach) + offset],
    [reach, channel(reach) + offset],
  ];
}

/** The road along the channel, a lane between every two barns, and one bridge with its sluice. */
function addRoads(layer: LayerBuilder) {
  layer.add('card', prism([...line(strip.road), ...line(strip.verge).toReversed()], 0, 0.06));
  for (const { west, east, south, north } of lanes()) {
    const [a, b] = [west + 3, east - 3];
    const outward: Point[] = [
      [a, channel(a) + strip.verge],
      [b, channel(b) + strip.verge],
      [b, south],
    ];
    const beside: Point[] = [
      [east, south],
      [east, north],
      [b, north],
      [b, 96],
      [a, 96],
      [a, north],
      [west, north],
      [west, south],
      [a, south],
    ];
    layer.add('card', prism([...outward, ...beside], 0, 0.07));
  }
  const { middle, radius } = archive;
  layer.add('white', ring(middle, radius + 1.1, radius + 1.35, 0.07, 0.2, { sides: 64 }));
  const x = archive.middle[0];
  const y = channel(x);
  layer.add('card', box([x - 3.4, y - 7.5, 0.3], [x + 3.4, y + 7.2, 0.62]));
  for (const side of [-3.3, 3.1]) layer.add('white', box([x + side, y - 7.4, 0.62], [x + side + 0.2, y + 7.1, 1.5]));
  const gate = -46;
  for (const step of [-4.2, -1.4, 1.4, 4.2])
    layer.add('white', box([gate, channel(gate) + step - 0.2, -2], [gate + 0.8, channel(gate) + step + 0.2, 2.4]));
  layer.add('white', box([gate - 0.2, channel(gate) - 4.6, 2.4], [gate + 1, channel(gate) + 4.6, 2.75]));
}

/** Every lane between two barns, and how far it is as wide as the gap: beyond that the fields come closer. */
export function lanes() {
  return barns.slice(1).map((next, i) => {
    const { east, south, north } = barns[i] ?? next;
    return {
      west: east + 0.05,
      east: next.west - 0.05,
      south: Math.max(south, next.south) - 9,
      north: Math.min(north, next.north) + 9,
    };
  });
}

/** The strips under the barns go on to the north and south; more lie to either side. */
function addFields(gba: ModelBuilder) {
  const fields = gba.layer('fields', 'site');
  const furrows = gba.layer('furrows', 'photo');
  const drawn = gba.layer('rows', 'drawing');
  const crops: Crop[] = ['stubble', 'plough', 'drill', 'plough', 'rows'];
  const sow = (bounds: Bounds, crop: Crop) => addField({ fields, furrows, drawn }, bounds, crop);
  barns.forEach(({ west, east, south, north }, i) => {
    const crop = crops[i] ?? 'plough';
    const first = channel(west) + strip.fields;
    if (south - 9 - first > 6) sow([west - 2.6, first, east + 2.6, south - 9], crop);
    sow([west - 2.6, north + 9, east + 2.6, hedge - 5], crops[(i + 2) % 5] ?? 'plough');
  });
  const others: Crop[] = ['plough', 'drill', 'rows', 'plough', 'stubble', 'plough', 'drill', 'rows', 'plough'];
  for (let i = 0; i < 9; i++) {
    const crop = others[i] ?? 'plough';
    const east = -94 - i * 23;
    const west = 74 + i * 23;
    sow([east - 19, channel(east) + strip.fields, east, 300], crop);
    sow([west, channel(west) + strip.fields, west + 19, hedge - 5], others[(i + 3) % 9] ?? 'plough');
  }
  for (let x = -62; x < 300; x += 23)
    sow([x, hedge + 11, x + 19, 330], others[Math.abs(Math.round(x / 23) + 2) % 9] ?? 'plough');
  for (let x = -230; x < 300; x += 23) {
    sow([x, -300, x + 19, channel(x) - 30], others[Math.abs(Math.round(x / 23)) % 9] ?? 'plough');
  }
}

type Sheets = { fields: LayerBuilder; furrows: LayerBuilder; drawn: LayerBuilder };

const ploughed = { step: 1.9, half: 0.62, high: 0.42 };

function addField({ fields, furrows, drawn }: Sheets, bounds: Bounds, crop: Crop) {
  const [west, south, east, north] = bounds;
  const dark = crop === 'plough' || crop === 'drill';
  fields.add(dark ? 'field' : 'site', prism(rect(west, south, east, north), 0, 0.1));
  const count = Math.round((east - west - 2) / (crop === 'rows' ? 3.6 : ploughed.step));
  for (let i = 0; i <= count; i++) {
    const x = west + 1 + ((east - west - 2) * i) / count;
    drawn.line([x, south + 0.8, 0.14], [x, north - 0.8, 0.14]);
    if (crop === 'plough') furrows.add('field', ridge(x, south + 0.6, north - 0.6, ploughed.half, ploughed.high));
    if (crop === 'drill') furrows.add('site', ridge(x, south + 0.6, north - 0.6, 0.3, 0.16));
    if (crop === 'rows') plant(furrows, x, bounds);
    if (crop === 'stubble')
      for (let y = south + 1.5; y < north - 3; y += 7.2)
        furrows.add('field', box([x - 0.22, y, 0.1], [x + 0.22, y + 5.4, 0.32]));
  }
}

/** Shrubs in a row, as far as one can tell them apart. */
function plant(layer: LayerBuilder, x: number, [, south, , north]: Bounds) {
  layer.add('field', ridge(x, south + 0.6, north - 0.6, 0.5, 0.12));
  for (let y = south + 1.8; y < north - 1; y += 2.6) {
    if (Math.hypot(x, y) < 190 && y > -130) layer.tree(x, y, 0.2, { kind: 'shrub', size: 1.25 });
  }
}

/** One ridge of earth, triangular, from south to north. */
function ridge(x: number, south: number, north: number, half: number, high: number): Solid {
  return upright(
    [
      [x - half, 0.1],
      [x + half, 0.1],
      [x, 0.1 + high],
    ],
    [0, south, 0],
    0,
    north - south,
  );
}

/** Young poplars in rows on the windy side, to the west and north. */
function addWindbreak(gba: ModelBuilder) {
  const layer = gba.layer('windbreak', 'site');
  const { random } = gba;
  const free = (x: number, y: number) => !contains(rect(-66, -95, 66, 84), [x, y]);
  for (const [row, x] of [-74, -80, -86].entries()) {
    for (let y = -72; y < 130; y += 6.2) {
      const at: Point = [x + (random() - 0.5) * 0.6, y + (row % 2) * 3.1];
      if (free(...at) && random() > 0.04) layer.tree(...at, 0, { kind: 'poplar', size: 0.72 + random() * 0.26 });
    }
  }
  for (const [row, y] of [hedge, hedge + 6].entries()) {
    for (let x = -66; x < 150; x += 5.6) {
      if (random() > 0.05)
        layer.tree(x + row * 2.8, y + (random() - 0.5) * 0.6, 0, { kind: 'poplar', size: 0.72 + random() * 0.26 });
    }
  }
  for (const [x, y] of [
    [69, -58],
    [70, -50],
    [69.4, 52],
    [70, 61],
    [-78, -84],
    [-70, -81],
  ] as const) {
    layer.tree(x, y, 0, { size: 1 + random() * 0.3 });
  }
}
