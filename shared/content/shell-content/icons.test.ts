import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { writeIcons } from './icons';
import { mistakeOf } from '../testing/content-fixture';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'icons-'));
  await mkdir(join(root, 'shell/content'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true, force: true }));

const site = { name: 'A', short: 'A', email: '', address: '', language: 'en', links: [] };
async function icons(svg: string, notify?: (sentence: string) => void): Promise<void> {
  await writeFile(join(root, 'shell/content/icon.svg'), svg);
  await writeIcons(root, join(root, 'out'), { site, summary: '', colour: '#123456', ...(notify && { notify }) });
}

test('an icon may be drawn at any size', async () => {
  for (const size of [8, 2048, 60_000]) {
    await icons(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="currentColor" d="M0 0h${size}v${size}H0z"/></svg>`,
    );
    const { dominant } = await sharp(join(root, 'out/icon-512.png')).stats();
    expect(Math.abs(dominant.b - 0x56)).toBeLessThan(9);
  }
});

test('an icon that is broken is named', async () => {
  expect(await mistakeOf(icons('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path'))).toMatch(
    /^shell\/content\/icon\.svg:1: The icon can't be read: .+\. Expected: the site's icon as a square SVG\.$/,
  );
});

test('an icon is published without its script, which is said', async () => {
  const warnings: string[] = [];
  await icons(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="a()"/>',
    (sentence) => void warnings.push(sentence),
  );
  expect(warnings).toEqual([
    expect.stringMatching(/^shell\/content\/icon\.svg:1: Warning: The icon is published without onload/),
  ]);
});
