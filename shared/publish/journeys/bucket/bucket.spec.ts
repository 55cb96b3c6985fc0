import { expect, test } from '@playwright/test';
import { attack } from './attack/attack';
import { startR2, type Endpoint } from './r2-store';
import { storageOf } from './site-of';

const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));
let engine: Endpoint;
test.beforeAll(async () => {
  engine = await startR2();
});
test.afterAll(() => engine.stop());

test('teams that publish into R2 at the same time, are killed and lose answers lose no publish; npm run site -- test:bucket does more', async () => {
  console.log(`    SEED=${seed}`);
  const options = { publishes: 2, life: 100, kills: 3, lost: 0.1, readers: 1, rollbackEvery: 2, seed };
  const figures = await attack({ ...engine, prefix: 'attack/' }, options);
  const { publishes, kills, states, pages } = figures;
  console.log(`    ${publishes} publishes told, ${kills} kills, ${states} states, ${pages} pages read`);
  expect(figures.wrong).toEqual([]);
  // The first, and two publishes and a roll-back of each team.
  expect(states).toBe(1 + 3 * 4);
  expect(kills).toBeGreaterThan(4);
  expect(pages).toBeGreaterThan(10);
});

test('the same without conditions loses publishes', async () => {
  const options = { publishes: 2, life: 0, lost: 0, readers: 0, rollbackEvery: 9, seed, blind: true };
  const { wrong } = await attack({ ...engine, prefix: 'control/' }, options);
  expect(wrong.join('\n')).toContain('lost or doubled');
});

test('a bucket that holds other files is refused', async () => {
  const site = { ...engine, prefix: 'foreign/' };
  await fetch(`${engine.endpoint}/site/foreign/holiday.jpg`, { method: 'PUT', body: 'sun' });
  const { prune } = await import('@portfolio/publish/operations/history/prune');
  await expect(prune(storageOf(site), 1)).rejects.toThrow('is not a site: it holds holiday.jpg');
});
