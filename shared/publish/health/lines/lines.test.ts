import { memoryStore } from '../../testing/memory-store';
import { temporaryFolder } from '../../testing/temporary-folder';
import { join } from 'node:path';
import { bucketLines, removeOldLines } from './bucket-lines';
import { folderLines } from './folder-lines';
import type { HealthLines } from './health-lines';
import { healthLimits } from '../report-rules';

const at = (day: string) => new Date(`${day}T08:21:45Z`);

async function linesOf(lines: HealthLines, since = ''): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const { day, text } of lines.read(since)) found[day] = (found[day] ?? '') + text;
  return found;
}

test('in a folder and in a bucket lines are read by day, from a day on', async () => {
  const { open } = await memoryStore();
  for (const lines of [folderLines(join(temporaryFolder(), 'site')), bucketLines(open(), 1)]) {
    expect(await linesOf(lines)).toEqual({});
    await lines.add('{"a":1}', at('2026-03-01'));
    await lines.add('{"b":"ä"}', at('2026-03-02'));
    await lines.add('{"c":3}', at('2026-03-02'));
    expect(await linesOf(lines)).toEqual({ '2026-03-01': '{"a":1}\n', '2026-03-02': '{"b":"ä"}\n{"c":3}\n' });
    expect(Object.keys(await linesOf(lines, '2026-03-02'))).toEqual(['2026-03-02']);
  }
});

test('days that are older than they may be are removed', async () => {
  const lines = folderLines(join(temporaryFolder(), 'site'));
  for (const day of ['2026-03-01', '2026-03-05', '2026-04-01']) await lines.add('{}', at(day));
  expect(Object.keys(await linesOf(lines))).toEqual(['2026-03-05', '2026-04-01']);
  const store = (await memoryStore()).open();
  const inBucket = bucketLines(store, 1);
  for (const day of ['2026-03-01', '2026-03-05']) await inBucket.add('{}', at(day));
  await removeOldLines(store, at('2026-04-01'));
  expect(Object.keys(await linesOf(inBucket))).toEqual(['2026-03-05']);
});

test('in a bucket lines of some seconds are one object, and a minute has few of them', async () => {
  const { open, objects } = await memoryStore();
  const lines = bucketLines(open(), 1);
  for (let round = 0; round < healthLimits.objects; round++)
    expect(await Promise.all([lines.add('{}', at('2026-03-01')), lines.add('{}', at('2026-03-01'))])).toEqual([
      true,
      true,
    ]);
  expect([...objects.keys()]).toEqual([0, 1, 2, 3].map((number) => `site/_health/2026-03-01/0821-${number}.jsonl`));
  expect(await lines.add('{}', at('2026-03-01'))).toBe(false);
  expect(await lines.add('x'.repeat(healthLimits.object), at('2026-03-02'))).toBe(false);
});
