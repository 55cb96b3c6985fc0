import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleBuild } from '@portfolio/publish/testing/sample-build';
import { commandLine } from '@portfolio/workspace/run-command';
import { keysOfAreas } from '../area-keys';
import { attack, type Figures } from '../attack/attack';
import { checkRefusals } from '../bad-keys';
import { publishCost } from '../publish-cost';
import { startR2, type Endpoint } from '../r2-store';
import { installCeph, startRadosgw } from '../radosgw';

commandLine({
  does: 'Publishes into real engines. Four teams publish, roll back and prune at once while they are killed and lose answers; a control without conditions must fail; refusals; what the key of an area may do; and what a publish costs. SEED repeats a run.',
  usage: 'npm run site -- test:bucket',
  example: 'SEED=7 npm run site -- test:bucket',
});
const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const whole = { publishes: 25, life: 100, lost: 0.1, readers: 3, rollbackEvery: 5, seed };
const limits = { kills: 100, writes: 150, seconds: 3, manySeconds: 60, megabytes: 500 };
console.log(`SEED=${seed}`);

installCeph();
await withEngine('workerd R2', startR2, attackWhole);
await withEngine('radosgw', startRadosgw, async (engine) => {
  await attackWhole(engine);
  const control = await attack(
    { ...engine, prefix: 'control/' },
    { ...whole, publishes: 3, life: 0, lost: 0, blind: true },
  );
  console.log(`control without conditions: ${control.wrong.length} faults, such as "${control.wrong[0]}"`);
  assert.ok(control.wrong.length > 0, 'the control must fail');
  const folder = join(mkdtempSync(join(tmpdir(), 'bucket-')), 'research');
  await checkRefusals({ ...engine, prefix: 'attack/' }, await sampleBuild(folder, 'research', { code: 'refused' }));
  await keysOfAreas(engine);
  await measure(engine);
});

async function withEngine(name: string, start: () => Promise<Endpoint>, work: (engine: Endpoint) => Promise<void>) {
  const began = performance.now();
  const engine = await start();
  console.log(`${name} is up after ${((performance.now() - began) / 1000).toFixed(0)} s`);
  try {
    await work(engine);
  } finally {
    await engine.stop();
  }
}

async function attackWhole(engine: Endpoint): Promise<void> {
  const { wrong, ...figures }: Figures = await attack({ ...engine, prefix: 'attack/' }, whole);
  console.log(
    Object.entries({ ...figures, wrong: wrong.length })
      .map(([name, value]) => `${name} ${Math.round(value)}`)
      .join(', '),
  );
  assert.deepEqual(wrong, []);
  assert.ok(figures.kills >= limits.kills, `${figures.kills} kills are fewer than ${limits.kills}`);
}

async function measure(engine: Endpoint): Promise<void> {
  const { one } = await publishCost({ ...engine, prefix: 'cost/' }, 0);
  console.log(`one area of this site: ${one.writes} uploads and ${one.copies} copies, ${one.seconds.toFixed(1)} s`);
  const many = await publishCost({ ...engine, prefix: 'many/' }, 1000);
  for (const [what, cost] of [
    ['all', many.all],
    ['research after one sentence', many.one],
  ] as const)
    console.log(
      `1,000 projects more, ${what}: ${cost.pages} pages, ${cost.writes} uploads, ${cost.copies} copies, ${cost.seconds.toFixed(1)} s, ${cost.megabytes} MB`,
    );
  assert.ok(one.writes + one.copies <= limits.writes, `${one.writes + one.copies} writes for one area`);
  assert.ok(one.seconds <= limits.seconds, `${one.seconds} s for one area`);
  for (const cost of [many.all, many.one]) {
    assert.ok(cost.seconds <= limits.manySeconds, `${cost.seconds} s with 1,000 projects more`);
    assert.ok(cost.megabytes <= limits.megabytes, `${cost.megabytes} MB with 1,000 projects more`);
  }
  assert.ok(many.one.writes <= limits.writes, `${many.one.writes} uploads for one changed page`);
}
