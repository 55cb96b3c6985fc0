import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

type Point = readonly [longitude: number, latitude: number];

/** Islands below this area are left out, in square degrees (about 3 km²); Dokdo is always there. */
const smallest = 0.0003;
/** How far a coast may be from its simplified line, in degrees (about 900 m). */
const tolerance = 0.009;
const dokdo: Point = [131.865, 37.243];

/**
 * The coasts and the northern border of South Korea with its islands as rings of longitude and
 * latitude in thousandths of a degree, each point as its distance from the one before, which is
 * smaller to send: [x, y, dx, dy, …]. From Natural Earth 1:10m (public domain) as packed by
 * world-atlas, whose country leaves out Dokdo while its land holds it.
 */
export function koreaOutline(): string {
  const atlas = readAtlas();
  const country = ringsOf(atlas, 'countries', ({ properties }) => properties?.['name'] === 'South Korea');
  const islets = ringsOf(atlas, 'land', () => true).filter((ring) => isNear(ring, dokdo));
  if (country.length === 0 || islets.length === 0) throw new Error('world-atlas has no South Korea or no Dokdo.');
  const rings = country.filter((ring) => Math.abs(area(ring)) > smallest).map((ring) => simplified(ring));
  const thousandths = [...rings, ...islets].map((ring) => ring.flat().map((degrees) => Math.round(degrees * 1000)));
  const steps = thousandths.map((ring) => ring.map((value, index) => value - (index < 2 ? 0 : (ring[index - 2] ?? 0))));
  return `${JSON.stringify(steps)}\n`;
}

function readAtlas(): Topology {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Topology;
}

type Wanted = (shape: { properties: Record<string, unknown> | null }) => boolean;

function ringsOf(topology: Topology, name: string, wanted: Wanted): Point[][] {
  const { features } = feature(topology, topology.objects[name] as GeometryCollection<Record<string, unknown>>);
  return features.filter(wanted).flatMap(({ geometry }) => {
    if (geometry.type === 'MultiPolygon') return geometry.coordinates.map(([ring = []]) => ring as unknown as Point[]);
    return geometry.type === 'Polygon' ? [geometry.coordinates[0] as unknown as Point[]] : [];
  });
}

function isNear(ring: readonly Point[], [x, y]: Point): boolean {
  return ring.every(([a, b]) => Math.hypot(a - x, b - y) < 0.1);
}

function area(ring: readonly Point[]): number {
  return ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

/** Douglas and Peucker 1973; a ring is cut at the point that lies farthest from its first. */
function simplified(ring: readonly Point[]): Point[] {
  const [first = [0, 0] as const] = ring;
  const far = ring.reduce(
    (best, [x, y], index) => {
      const distance = Math.hypot(x - first[0], y - first[1]);
      return distance > best.distance ? { index, distance } : best;
    },
    { index: 0, distance: -1 },
  ).index;
  return [...simplifiedLine(ring.slice(0, far + 1)).slice(0, -1), ...simplifiedLine(ring.slice(far))];
}

function simplifiedLine(line: readonly Point[]): Point[] {
  const start = line[0];
  const end = line.at(-1);
  if (!start || !end || line.length < 3) return [...line];
  let farthest = { index: 0, distance: 0 };
  line.forEach((point, index) => {
    const distance = distanceTo(point, start, end);
    if (distance > farthest.distance) farthest = { index, distance };
  });
  if (farthest.distance <= tolerance) return [start, end];
  const { index } = farthest;
  return [...simplifiedLine(line.slice(0, index + 1)).slice(0, -1), ...simplifiedLine(line.slice(index))];
}

function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}
