import { expect, test } from '@playwright/test';
import { sweepKills } from './kill-sweep';

const every = 40;
const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));

test('a publish that is killed at any write leaves the old state or the new one whole; npm run site -- soak does every write', async () => {
  console.log(`    SEED=${seed}`);
  const { writes, kills, waits, views } = await sweepKills(every, seed);
  console.log(`    ${kills} kills at every ${every}th of ${writes} writes, ${waits} waits, ${views} views`);
  expect(kills).toBeGreaterThanOrEqual(Math.floor(writes / every));
  expect(waits).toBeGreaterThan(0);
});
