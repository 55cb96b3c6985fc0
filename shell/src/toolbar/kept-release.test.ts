import type { BuildManifest } from '@portfolio/contract/release';
import { contractVersion } from '@portfolio/contract/area-module';
import { fileList, releaseName } from '@portfolio/publish/releases/release-name';
import { hasPage, keptRelease } from './kept-release';

const manifest: BuildManifest = {
  contract: contractVersion,
  owner: 'research',
  entry: ['remoteEntry.1.js'],
  module: ['area.2.js'],
  css: [],
  scripts: { 'remoteEntry.1.js': `sha384-${'A'.repeat(64)}` },
  bytes: 1024,
};

/** Puts a release on the site, as publish writes and names it. @param spoilt files that are changed afterwards. */
function released(change: Partial<BuildManifest> = {}, spoilt: Readonly<Record<string, string>> = {}): string {
  const files = new Map(
    Object.entries({
      'browser/release.json': JSON.stringify({ ...manifest, ...change }),
      'content/pages/KEY.json': '{}',
      'content/ko/summary.json': '{}',
      'content/ko/pages/HAL.json': '{}',
    }).map(([path, text]) => [path, Buffer.from(text)]),
  );
  const list = fileList(files);
  const release = releaseName(list);
  const served: Record<string, string> = { 'files.json': list };
  for (const [path, bytes] of files) served[path] = bytes.toString();
  Object.assign(served, spoilt);
  const answer = (url: string) => {
    const text = served[url.replace(`/_areas/research/${release}/`, '')];
    return Promise.resolve(text === undefined ? new Response('', { status: 404 }) : new Response(text));
  };
  Object.assign(globalThis, { fetch: answer, isSecureContext: true });
  return release;
}

test('a kept release is loaded with the hashes of its own scripts', async () => {
  const release = released();
  const kept = await keptRelease('research', release);
  const { scripts } = manifest;
  expect(kept.load).toEqual({ name: 'research', release, entry: 'remoteEntry.1.js', scripts, bytes: 1024 });
  expect([hasPage(kept, '/KEY'), hasPage(kept, '/HAL')]).toEqual([true, false]);
});

test('its content is shown in the language of the page, if it has it', async () => {
  const kept = await keptRelease('research', released(), 'ko');
  expect(kept.load.language).toBe('ko');
  expect([hasPage(kept, '/KEY'), hasPage(kept, '/HAL')]).toEqual([false, true]);
  expect((await keptRelease('research', released(), 'de')).load).not.toHaveProperty('language');
});

test.each([
  ['files.json', 'is not the list that was released'],
  ['browser/release.json', 'is not the file that was released'],
])('a release whose %s was changed is refused', async (file, sentence) => {
  await expect(keptRelease('research', released({}, { [file]: '{}' }))).rejects.toThrow(sentence);
});

test('a release of another contract or of another area is refused', async () => {
  await expect(keptRelease('research', released({ contract: 1 }))).rejects.toThrow('was built for contract 1');
  await expect(keptRelease('research', released({ owner: 'contact' }))).rejects.toThrow('is a release of contact');
});

test('a release that the host does not keep, and a page that can not check it, say so', async () => {
  const release = released();
  await expect(keptRelease('research', '0'.repeat(20))).rejects.toThrow('(status 404): this host does not keep');
  Object.assign(globalThis, { isSecureContext: false });
  await expect(keptRelease('research', release)).rejects.toThrow('only over https');
});
