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

test.each(codes)('the facts of %s say what its model measures', (code) => {
  const { fact, massing } = read(code);
  const { figures } = massing;
  const hectares = /([\d.]+) ha/.exec(fact('Site'))?.[1];
  if (hectares) expect(figures.plot / 10_000).toBeCloseTo(Number(hectares), 1);
  const size = fact('Size');
  for (const [, area = ''] of size.matchAll(/([\d,]+) m²/g)) {
    const nearest = [figures.floorArea, figures.roofArea ?? 0].map((own) => Math.abs(own / metres(area) - 1));
    expect(Math.min(...nearest)).toBeLessThan(0.015);
  }
  const height = /([\d.]+) m high/.exec(size)?.[1];
  if (height) expect(figures.height).toBeCloseTo(Number(height), 0);
  const [width, depth] = [/(\d+)(?: m wide| × \d+ m)/.exec(size)?.[1], /(\d+) m deep/.exec(size)?.[1]];
  if (width) expect(Math.abs(spanOf(massing, 0) - Number(width))).toBeLessThan(1);
  if (depth) expect(Math.abs(spanOf(massing, 1) - Number(depth))).toBeLessThan(1);
  if (size.includes('three decks')) expect(figures.storeys).toBe(3);
  expect(/\d/.test(size)).toBe(true);
});

function metres(text: string): number {
  return Number(text.replace(',', ''));
}

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
