import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Massing } from 'shared/model/massing/massing';

const content = join(__dirname, '../../content');
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
  const floors = /(?:about|About) ([\d,]+) m²/.exec(fact('Size'))?.[1]?.replace(',', '');
  if (floors) expect(Math.abs(figures.floorArea / Number(floors) - 1)).toBeLessThan(0.015);
  const height = /([\d.]+) m high/.exec(fact('Size'))?.[1];
  if (height) expect(figures.height).toBeCloseTo(Number(height), 0);
  expect(Boolean(hectares ?? floors ?? height)).toBe(true);
});

test.each(codes)('the massing of %s is small, has a red element and covers no more than its plot', (code) => {
  const { text, massing } = read(code);
  expect(gzipSync(text).length).toBeLessThan(15 * 1024);
  expect(massing.bodies.some(([, style]) => style === 1)).toBe(true);
  expect(massing.figures.footprint).toBeLessThanOrEqual(massing.figures.plot * 1.01);
});
