import { prune } from '../prune';
import { liveOf, readReleases } from '../releases';
import { rollback } from '../rollback';
import { bucketStorage } from './bucket-storage';
import { liveFiles, sampleBuilds } from './testing/bucket-site';
import { memoryStore, type Fault } from './testing/memory-store';

/**
 * Every eleventh answer, but never that of a request twice running: retries of requests that are sent in step with each
 * other would otherwise be the eleventh each time.
 */
function loseSome(): Fault {
  let requests = 0;
  const lost = new Set<string>();
  return ({ method, key }) => {
    const request = `${method} ${key}`;
    const wasLost = lost.delete(request);
    if (++requests % 11 > 0 || wasLost) return undefined;
    lost.add(request);
    return 'lost';
  };
}

const teams = ['development', 'contact'] as const;

test('publishes, roll-backs and prunes at the same time, with lost answers, end with what each of them did', async () => {
  const server = await memoryStore();
  const told: string[] = [];
  const wait = { limit: 200_000, tell: (sentence: string) => told.push(sentence) };
  const open = () => bucketStorage(server.open(), wait, 0);
  const builds = sampleBuilds();
  await builds.publishAll(open());
  server.setFault(loseSome());
  const team = async (area: (typeof teams)[number]) => {
    const storage = open();
    await builds.publishOne(storage, area, { code: 'second' });
    await rollback(storage, area);
    await prune(storage, 2).catch((error: unknown) => {
      // Two prunes at the same time: the later one leaves the files to the next.
      expect(String(error)).toContain('Another prune is removing files');
    });
  };
  await Promise.all(teams.map(team));
  server.setFault();
  const storage = open();
  await prune(storage, 2);
  const releases = (await readReleases(storage))!;
  for (const area of teams) {
    const { live, history } = liveOf(releases, area)!;
    expect([area, history.length, history.findIndex(({ release }) => release === live)]).toEqual([area, 2, 0]);
  }
  const files = await liveFiles(server.open());
  expect([...files].filter(([, text]) => text === 'missing')).toEqual([]);
  for (const page of ['FAR.html', 'Contact.html']) expect(files.get(page)).toContain('first');
  expect(told).toContainEqual(expect.stringContaining('was faster'));
}, 240_000);
