import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { areaNames } from '@portfolio/contract/areas';
import { untilSettled, open } from '../../../e2e/fixtures';
import { serveSite, workbench, type Workbench } from '../../../e2e/site/workbench';

const still = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><path d="M0 0h300v200H0z"/></svg>';

/** Writes a page with studies; its other files are data. */
function write(bench: Workbench, folder: string, studies: readonly string[], files: Readonly<Record<string, unknown>>) {
  const place = join(bench.root, folder);
  mkdirSync(place, { recursive: true });
  const blocks = studies.map((block) => `\`\`\`study\n${block}\n\`\`\`\n\nText between.\n`);
  writeFileSync(
    join(place, 'index.md'),
    `---
title: Studies of another page
summary: One sentence.
images:
  - { imgSrc: still.svg, captionText: "", alt: "A black rectangle that stands where a study will run.", small: false }
---
A lead.

## Studies

${blocks.join('\n')}`,
  );
  writeFileSync(join(place, 'still.svg'), still);
  for (const [name, data] of Object.entries(files)) writeFileSync(join(place, name), JSON.stringify(data));
}

const islands = [
  { name: 'Turf house', latitude: 64.15, longitude: -21.94, region: 'West' },
  { name: 'Lighthouse', latitude: 65.27, longitude: -14.01, region: 'East' },
];
const lakes = [
  { name: 'Boathouse', latitude: 46.2, longitude: 6.15 },
  { name: 'Station', latitude: 47.38, longitude: 8.54 },
  { name: 'School', latitude: 46.95, longitude: 7.44 },
];

test('pages of other names have studies with their own data, the same twice, each with an address and a state of its own', async ({
  page,
}) => {
  const bench = workbench('study-blocks');
  const map = (title: string, country: string, places: string) =>
    `name: map\nstill: still.svg\ntitle: ${title}\ncountry: ${country}\nplaces: ${places}`;
  write(
    bench,
    'remote-development/content/Maps',
    [map('Iceland', 'Iceland', 'islands.json'), map('Switzerland', 'Switzerland', 'lakes.json')],
    { 'islands.json': islands, 'lakes.json': lakes },
  );
  write(
    bench,
    'remote-research/content/Plates',
    [
      'name: packing\nstill: still.svg\nrooms: rooms.json\nstart: { width: 24, depth: 18 }',
      'name: packing\nstill: still.svg\nrooms: rooms.json',
      'name: subdivision\nstill: still.svg\noutline: block.json',
    ],
    {
      'rooms.json': [{ name: 'Cell', width: 3, depth: 4.2, count: 20 }],
      'block.json': [
        [0, 0],
        [60, 0],
        [60, 40],
        [0, 40],
      ],
    },
  );
  await bench.publish('shell', ...areaNames);
  const { address, close } = await serveSite(bench.site);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await test.step('two maps of two countries', async () => {
    await open(page, `${address}/Maps`);
    await untilSettled(page);
    // The first stands near the top of this short page; the second is not approached yet.
    expect(asked.filter((path) => /-study-\w+\.json$/.test(path))).toHaveLength(1);
    asked.length = 0;
    // A link that chooses a place lands on its map.
    await open(page, `${address}/Maps?2.at=nowhere`);
    const first = page.getByRole('region', { name: 'Iceland' });
    const second = page.getByRole('region', { name: 'Switzerland' });
    await bringIn(page, 2);
    await expect(second.getByRole('alert')).toHaveText(
      'The address says 2.at=nowhere: There is no place "nowhere" on this map.',
    );
    await expect(rowsOf(first)).toHaveText([/^Lighthouse/, /^Turf house/]);
    await expect(rowsOf(second)).toHaveText([/^Station/, /^School/, /^Boathouse/]);
    // Its places have regions, those of the other map have not.
    await expect(first.getByRole('radiogroup', { name: 'Arranged by' })).toBeVisible();
    await expect(second.getByRole('radiogroup', { name: 'Arranged by' })).toHaveCount(0);
    await rowsOf(second).nth(1).click();
    await expect(page).toHaveURL(`${address}/Maps?2.at=school`);
    await rowsOf(first).first().click();
    await expect(page).toHaveURL(/[?&]at=lighthouse/);
    await expect(rowsOf(second).nth(1)).toHaveAttribute('aria-pressed', 'true');
    expect(asked.filter((path) => /\/map-study\..*js$/.test(path))).toHaveLength(1);
    expect(await doubleIds(page)).toEqual([]);
  });

  await test.step('two plates and a block', async () => {
    await open(page, `${address}/Plates`);
    await bringIn(page, 3);
    const plates = page.getByRole('region', { name: 'Packing, running' });
    const width = (index: number) => plates.nth(index).getByRole('spinbutton', { name: 'Plate width' });
    await expect(width(0)).toHaveValue('24');
    await expect(width(1)).toHaveValue('48');
    // The rooms are counted, so their area is no setting.
    await expect(plates.first().getByRole('spinbutton', { name: 'Room area' })).toHaveCount(0);
    await width(1).fill('36');
    await width(1).press('Enter');
    await expect(page).toHaveURL(`${address}/Plates?2.width=36`);
    await expect(width(0)).toHaveValue('24');
    await expect(page.getByRole('region', { name: 'Subdivision, running' }).getByText(/of 2,400\sm²/)).toBeAttached();
    expect(await doubleIds(page)).toEqual([]);
  });
  expect(faults).toEqual([]);
  close();
});

function rowsOf(map: ReturnType<Page['getByRole']>) {
  return map.getByRole('group', { name: 'Places', exact: true }).getByRole('button');
}

/** Scrolls to one study after the other, and waits until all of them run. */
async function bringIn(page: Page, count: number): Promise<void> {
  const places = page.locator('main:visible [data-study]');
  await expect(places).toHaveCount(count);
  for (let index = 0; index < count; index++) {
    await places.nth(index).scrollIntoViewIfNeeded();
    await expect(places.nth(index)).toHaveAttribute('data-study', 'live');
    await expect(places.nth(index).getByRole('table').first()).toBeAttached();
  }
}

function doubleIds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });
}
