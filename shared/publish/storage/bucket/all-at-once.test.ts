import { liveOf } from '@portfolio/contract/published/live-areas';
import { prune } from '../../operations/history/prune';
import { readReleases } from '../../releases/releases';
import { rollback } from '../../operations/history/rollback';
import { bucketStorage } from './bucket-storage';
import { liveFiles, sampleBuilds } from '../../testing/bucket-site';
import { memoryStore } from '../../testing/memory-store';

const teams = ['development', 'contact'] as const;

test('publishes, roll-backs and prunes at the same time, with lost answers, end with what each of them did', async () => {
  const server = await memoryStore();
  const notices: string[] = [];
  const wait = { limit: 200_000, notify: (sentence: string) => notices.push(sentence) };
  const open = () => bucketStorage(server.open(), wait, 0);
  const builds = sampleBuilds();
  await builds.publishAll(open());
  let requests = 0;
  server.setFault(() => (++requests % 11 === 0 ? 'lost' : undefined));
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
  expect(notices).toContainEqual(expect.stringContaining('was faster'));
}, 240_000);
