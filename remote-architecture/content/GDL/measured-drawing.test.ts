import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readScaleBar } from '@portfolio/content/media/drawings/scale-bar';
import { readLines } from '@portfolio/ui/lightbox/drawn-lines';
import { snapTo } from '@portfolio/ui/lightbox/snap';

test('the roof of the museum-library measures 88 metres from corner to corner', () => {
  const drawing = readFileSync(join(__dirname, 'section.svg'), 'utf8');
  const { metre = NaN } = readScaleBar(drawing) ?? {};
  const lines = readLines(drawing);
  const roof = 385;
  const [west, east] = [snapTo({ x: 813, y: roof }, lines, 6), snapTo({ x: 3186, y: roof }, lines, 6)];
  expect([west.on, east.on]).toEqual(['corner', 'corner']);
  expect((east.x - west.x) / metre).toBeCloseTo(88, 1);
});
