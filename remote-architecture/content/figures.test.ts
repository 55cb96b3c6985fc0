import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Massing } from '@portfolio/model/massing/massing';
import { extentOf } from '../src/studies/axonometric/algorithm/extent';

const content = __dirname;
const codes = ['ALN', 'GBA', 'GDL', 'GLM', 'IMP', 'OKE', 'SSL'];

function read(code: string) {
  const text = readFileSync(join(content, code, 'massing.json'), 'utf8');
  const fact = (name: string) =>
    new RegExp(`^  ${name}: (.*)$`, 'm').exec(readFileSync(join(content, code, 'index.md'), 'utf8'))?.[1] ?? '';
  return { text, fact, massing: JSON.parse(text) as Massing };
}

type Claim = { said: number; measured: number; within: number };

/** The measures that a page names among its facts, each with that of its model. */
function claimsOf(code: string): Readonly<Record<string, Claim>> {
  const { fact, massing } = read(code);
  const { figures } = massing;
  const [site, size] = [fact('Site'), fact('Size')];
  const number = (text: string, pattern: RegExp) => pattern.exec(text)?.[1]?.replace(',', '');
  const area = Number(number(size, /([\d,]+) m²/));
  const near = (a: number, b = 0) => Math.abs(a - area) - Math.abs(b - area);
  const roof = figures.roofArea ?? 0;
  const all: [name: string, said: string | undefined, measured: number, within: number][] = [
    ['hectares', number(site, /([\d.]+) ha/), figures.plot / 10_000, 0.05],
    ['area', number(size, /([\d,]+) m²/), near(figures.floorArea, roof) < 0 ? figures.floorArea : roof, area * 0.015],
    ['rooms', number(size, /over about ([\d,]+) m²/), figures.floorArea, figures.floorArea * 0.015],
    ['height', number(size, /([\d.]+) m high/), figures.height, 0.5],
    ['width', number(size, /(\d+)(?: m wide| × \d+ m)/), spanOf(massing, 0), 1],
    ['depth', number(size, /(\d+) m deep/), spanOf(massing, 1), 1],
    ['decks', size.includes('three decks') ? '3' : undefined, figures.storeys, 0],
  ];
  return Object.fromEntries(
    all.flatMap(([name, said, measured, within]) =>
      said === undefined ? [] : [[name, { said: Number(said), measured, within }]],
    ),
  );
}

/** What each page claims of its building: a fact that is reworded and no longer found fails here. */
const claimed: Readonly<Record<string, readonly string[]>> = {
  ALN: ['hectares', 'area', 'height', 'width'],
  GBA: ['hectares', 'area'],
  GDL: ['hectares', 'area', 'rooms'],
  GLM: ['area', 'width', 'depth'],
  IMP: ['hectares', 'area'],
  OKE: ['hectares', 'area', 'width'],
  SSL: ['hectares', 'height', 'decks'],
};

test.each(codes)('the facts of %s say what its model measures', (code) => {
  const claims = claimsOf(code);
  expect(Object.keys(claims)).toEqual(claimed[code]);
  for (const [name, { said, measured, within }] of Object.entries(claims))
    expect([name, Math.abs(measured - said) <= within]).toEqual([name, true]);
});

/** Metres from end to end of the building, along an axis. */
function spanOf({ bodies }: Massing, axis: 0 | 1): number {
  const { low, high } = extentOf(bodies, ['building', 'red']);
  return high[axis] - low[axis];
}

test.each(codes)('the massing of %s is small, has a red element and covers no more than its plot', (code) => {
  const { text, massing } = read(code);
  expect(gzipSync(text).length).toBeLessThan(16 * 1024);
  expect(massing.bodies.some(([, style]) => style === 1)).toBe(true);
  expect(massing.figures.footprint).toBeLessThanOrEqual(massing.figures.plot * 1.01);
});
