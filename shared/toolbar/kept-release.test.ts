import '@portfolio/testing/hash-globals';
import { hasPage, readKeptRelease } from './kept-release';
import { manifest, sampleRelease, serve } from './testing/sample-site';

test('a kept release is loaded with the hashes of its own scripts', async () => {
  const { release, files } = await sampleRelease();
  serve(files);
  const kept = await readKeptRelease('research', release);
  const { scripts } = manifest;
  expect(kept.load).toEqual({ name: 'research', release, entry: 'remoteEntry.1.js', scripts, bytes: 2048 });
  expect([hasPage(kept, '/KEY'), hasPage(kept, '/HAL')]).toEqual([true, false]);
});

test('its content is shown in the language of the page, if it has it', async () => {
  const { release, files } = await sampleRelease();
  serve(files);
  const kept = await readKeptRelease('research', release, 'ko');
  expect(kept.load.language).toBe('ko');
  expect([hasPage(kept, '/KEY'), hasPage(kept, '/HAL')]).toEqual([false, true]);
  expect((await readKeptRelease('research', release, 'de')).load).not.toHaveProperty('language');
});

test.each([
  ['files.json', 'is not the list that was released'],
  ['browser/release.json', 'is not the file that was released'],
])('a release whose %s was changed is refused', async (file, sentence) => {
  const { release, files } = await sampleRelease();
  serve({ ...files, [`/_areas/research/${release}/${file}`]: '{}' });
  await expect(readKeptRelease('research', release)).rejects.toThrow(sentence);
});

test.each([
  [{ contract: 1 }, 'was built for contract 1, the shell of this page for'],
  [{ owner: 'contact' as const }, 'is a release of contact'],
])('a release with %j is refused', async (change, sentence) => {
  const { release, files } = await sampleRelease(change);
  serve(files);
  await expect(readKeptRelease('research', release)).rejects.toThrow(sentence);
});

test('a release that the host does not keep, and a page that can not check it, say so', async () => {
  const { release, files } = await sampleRelease();
  serve(files);
  await expect(readKeptRelease('research', '0'.repeat(20))).rejects.toThrow('(status 404): this host does not keep');
  Object.assign(globalThis, { isSecureContext: false });
  await expect(readKeptRelease('research', release)).rejects.toThrow('only over https');
});
