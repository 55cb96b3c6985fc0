import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { geoArea, geoContains } from 'd3-geo';
import type { MultiPolygon, Polygon, Position as Lonlat } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { workspaceFolder } from '@portfolio/workspace/workspace-folder';
import type { Position } from './algorithm/place';

/** One piece of land: its coast, and the holes in it. Longitude and latitude in degrees. */
export type Land = readonly Lonlat[][];

type Named = { geometry: Polygon | MultiPolygon; properties: { name: string } };

/** Natural Earth 1:10m (public domain) as packed by world-atlas; it is read once. */
let atlas: { countries: Named[]; land: Named[] } | undefined;

function readAtlas(): NonNullable<typeof atlas> {
  return (atlas ??= parseAtlas());
}

function parseAtlas(): NonNullable<typeof atlas> {
  const { resolve } = createRequire(join(workspaceFolder('development'), 'package.json'));
  const topology = JSON.parse(readFileSync(resolve('world-atlas/countries-10m.json'), 'utf8')) as Topology;
  const shapes = (name: string) => {
    const { features } = feature(topology, topology.objects[name] as GeometryCollection);
    return features as unknown as Named[];
  };
  return { countries: shapes('countries'), land: shapes('land') };
}

/** In the order of the alphabet. */
export function countryNames(): string[] {
  return readAtlas()
    .countries.map(({ properties }) => properties.name)
    .sort((a, b) => a.localeCompare(b, 'en'));
}

/** All pieces of a country; none where Natural Earth has no country of that name. */
export function landOf(country: string): Land[] {
  return readAtlas().countries.flatMap(({ geometry, properties }) =>
    properties.name === country ? piecesOf(geometry) : [],
  );
}

/** Pieces of all land of which something lies within some kilometres of a place. */
export function landNear(middle: Position, kilometres: number): Land[] {
  const at = vectorOf([middle.longitude, middle.latitude]);
  const near = Math.cos(kilometres / earth);
  const pieces = readAtlas().land.flatMap(({ geometry }) => piecesOf(geometry));
  return pieces.filter((land) => land[0]?.some((point) => dot(vectorOf(point), at) > near) || holds(land, middle));
}

/**
 * The pieces that belong on one map: the largest, those that are joined to it over short gaps, and those with places.
 * Overseas parts would make a country too small to be seen.
 */
export function together(pieces: readonly Land[], places: readonly Position[]): Land[] {
  const sized = pieces.map((land) => ({ land, area: geoArea(polygon(land)), points: sample(land) }));
  const all = sized.reduce((sum, { area }) => sum + area, 0);
  // A country's own size says what is near: the radius of a circle as large as all of it, and a quarter more.
  const near = Math.cos(Math.min(Math.PI, 1.25 * Math.sqrt(all / Math.PI)));
  const largest = sized.toSorted((a, b) => b.area - a.area)[0];
  const kept = new Set(largest ? [largest] : []);
  const waiting = new Set(sized.filter((piece) => piece !== largest));
  for (const { points } of kept) {
    for (const other of waiting) {
      if (!points.some((a) => other.points.some((b) => dot(a, b) > near))) continue;
      kept.add(other);
      waiting.delete(other);
    }
  }
  for (const piece of waiting) if (places.some((place) => holds(piece.land, place))) kept.add(piece);
  return sized.filter((piece) => kept.has(piece)).map(({ land }) => land);
}

/** Mean radius in kilometres. */
const earth = 6371;

type Vector = readonly [number, number, number];

/** A point of the globe as seen from its middle: two are near where their product is near 1. */
function vectorOf([longitude = 0, latitude = 0]: Lonlat): Vector {
  const [across, up] = [(longitude * Math.PI) / 180, (latitude * Math.PI) / 180];
  return [Math.cos(up) * Math.cos(across), Math.cos(up) * Math.sin(across), Math.sin(up)];
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** Whether a place stands on a piece of land. */
function holds(land: Land, { longitude, latitude }: Position): boolean {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [x = 0, y = 0] of land[0] ?? []) {
    [west, east] = [Math.min(west, x), Math.max(east, x)];
    [south, north] = [Math.min(south, y), Math.max(north, y)];
  }
  // The exact answer takes long, and nearly always it is no.
  const isNear = longitude >= west && longitude <= east && latitude >= south && latitude <= north;
  return isNear && geoContains(polygon(land), [longitude, latitude]);
}

function polygon(land: Land): Polygon {
  return { type: 'Polygon', coordinates: [...land] };
}

/** Enough points of a coast to measure gaps. */
function sample([coast = []]: Land): Vector[] {
  const step = Math.max(1, Math.floor(coast.length / 60));
  return coast.filter((_, index) => index % step === 0).map(vectorOf);
}

function piecesOf(geometry: Polygon | MultiPolygon): Land[] {
  return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
}
