import { geoAzimuthalEqualArea, geoBounds, geoPath, type GeoProjection } from 'd3-geo';
import type { Position as Lonlat } from 'geojson';
import { simplifyOutline } from '@portfolio/model/geometry/simplify';
import { size, type Box } from './drawing/map-data';
import type { Position, Spot } from './algorithm/place';
import type { Land } from './read-page-atlas';

/** How far a drawn coast may be from the real one, and the area below which an island is left out, in units of the map. */
const tolerance = 1.2;
const smallest = 4;

/** Equal areas, seen from above the middle: right for a district and for a continent. */
export function projectionOf(points: readonly Lonlat[], box: Box): GeoProjection {
  const all = { type: 'MultiPoint' as const, coordinates: [...points] };
  const [[west, south], [east, north]] = geoBounds(all);
  // A country on both sides of 180° begins in the east.
  const longitude = west + ((east - west + 360) % 360) / 2;
  const { x, y, width, height } = box;
  return geoAzimuthalEqualArea()
    .rotate([-longitude, -(south + north) / 2])
    .precision(0)
    .fitExtent(
      [
        [x, y],
        [x + width, y + height],
      ],
      all,
    );
}

export function inside({ x, y, width, height }: Box, margin: number): Box {
  return { x: x + margin, y: y + margin, width: width - 2 * margin, height: height - 2 * margin };
}

export const sheet: Box = { x: 0, y: 0, ...size };

/** Where a position stands, to a tenth of a unit. */
export function spotOf(projection: GeoProjection, { longitude, latitude }: Position): Spot {
  const [x, y] = projection([longitude, latitude]) ?? [0, 0];
  return [tenth(x), tenth(y)];
}

export function lonlat({ longitude, latitude }: Position): Lonlat {
  return [longitude, latitude];
}

/** The rings of a country on the map, simplified. */
export function ringsOn(projection: GeoProjection, pieces: readonly Land[]): Spot[][] {
  return pieces
    .flat()
    .map((ring) => ring.map(([longitude = 0, latitude = 0]): Spot => spotOf(projection, { longitude, latitude })))
    .filter((ring) => Math.abs(areaOf(ring)) > smallest)
    .map((ring) => closed(simplifyOutline(ring.slice(0, -1), tolerance)));
}

/** As GeoJSON has it: the last point of a ring is its first. */
function closed(outline: readonly Spot[]): Spot[] {
  return [...outline, ...outline.slice(0, 1)];
}

/**
 * SVG path data of rings, to half a unit of the sheet: less than the width of its line. Each corner is told from the one
 * before, which is the shorter way.
 */
export function pathOf(rings: readonly (readonly Spot[])[]): string {
  const half = (value: number) => Math.round(value * 2) / 2;
  const corners = (ring: readonly Spot[]) => ring.map(([x, y]): Spot => [half(x), half(y)]);
  return rings
    .map(corners)
    .map(([first = [0, 0], ...rest]) => {
      let [x, y] = first;
      const steps = rest.map(([nextX, nextY]) => {
        const step = `${nextX - x},${nextY - y}`;
        [x, y] = [nextX, nextY];
        return step;
      });
      return `M${first.join()}l${steps.join(' ')}`;
    })
    .join('');
}

/** SVG path data of land that runs over the edges of the sheet. */
export function clippedPath(projection: GeoProjection, pieces: readonly Land[]): string {
  const clipped = projection.clipExtent([
    [-1, -1],
    [size.width + 1, size.height + 1],
  ]);
  const land = { type: 'MultiPolygon' as const, coordinates: pieces.map((piece) => [...piece]) };
  return geoPath(clipped).digits(1)(land) ?? '';
}

function areaOf(ring: readonly Spot[]): number {
  return ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
