import { writeFile } from 'node:fs/promises';
import { bucketStorage } from './bucket-storage';
import { liveFiles, sampleBuilds } from '../../testing/bucket-site';
import { memoryStore } from '../../testing/memory-store';
import { runCommand } from '@portfolio/workspace/run-command';

test('a full disk of the machine that publishes into a bucket is told in one sentence, and the site stays', async () => {
  const store = (await memoryStore()).open();
  const storage = bucketStorage(store);
  await sampleBuilds().publishAll(storage);
  const before = await liveFiles(store);
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await runCommand({ does: '', usage: '', example: '' }, () =>
    storage.change(async (draft) => {
      await draft.write('HAL.html', 'half');
      await writeFile('/dev/full', 'x');
      await draft.commit();
    }),
  );
  expect(logged.mock.calls).toEqual([
    [
      "This machine's disk is full, or its quota is used up. Nothing was published, the site is as it was. Free some space and try again.",
    ],
  ]);
  expect(await liveFiles(store)).toEqual(before);
  process.exitCode = 0;
});
