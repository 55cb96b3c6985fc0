import { contractVersion } from '@portfolio/contract/area-module';
import type { AreaName } from '@portfolio/contract/areas';
import type { AreaRelease, BuildManifest, Releases } from '@portfolio/contract/release';
import { readReleases } from '@portfolio/site/read-releases';
import type { Host } from '../host';
import { sha256 } from '../kept-release';

export const manifest: BuildManifest = {
  contract: contractVersion,
  owner: 'research',
  entry: ['remoteEntry.1.js'],
  module: ['area.2.js'],
  css: [],
  scripts: { 'remoteEntry.1.js': `sha384-${'A'.repeat(64)}` },
  bytes: 2048,
};

export type Files = Readonly<Record<string, string>>;

/** Named as shared/publish/storage/drafts/release-name.ts does, with a page in two languages. */
export async function sampleRelease(change: Partial<BuildManifest> = {}): Promise<{ release: string; files: Files }> {
  const files: Files = {
    'browser/release.json': JSON.stringify({ ...manifest, ...change }),
    'content/pages/KEY.json': '{}',
    'content/ko/summary.json': '{}',
    'content/ko/pages/HAL.json': '{}',
  };
  const entries = Object.entries(files).map(
    async ([path, text]) => [path, { sha256: await sha256(Buffer.from(text)), bytes: text.length }] as const,
  );
  const list = JSON.stringify(Object.fromEntries(await Promise.all(entries)));
  const release = (await sha256(Buffer.from(list))).slice(0, 20);
  const inSite = Object.entries({ ...files, 'files.json': list }).map(([path, text]) => [
    `/_areas/research/${release}/${path}`,
    text,
  ]);
  return { release, files: Object.fromEntries(inSite) as Files };
}

/** A shell, as far as the toolbar asks it. */
export function sampleHost(): Host {
  const pinned = new Map<AreaName, AreaRelease>();
  return {
    liveReleases: readReleases,
    pinRelease: (release) => void pinned.set(release.name, release),
    pinnedRelease: (area) => pinned.get(area),
    loadArea: () => Promise.resolve(),
    reloadPage: () => undefined,
  };
}

export function sampleReleases(live: string, kept: readonly string[]): Releases {
  const history = [...kept, live].map((release, index) => ({
    release,
    published: `2026-03-0${index + 1}T10:00:00.000Z`,
    commit: `${index + 1}`.repeat(40),
    ...(index === 0 && { dirty: true as const }),
  }));
  const shell = { release: 'f'.repeat(20), published: '2026-03-01T10:00:00.000Z', commit: 'e'.repeat(40) };
  const load = { name: 'research' as const, release: live, entry: 'remoteEntry.1.js', scripts: {}, bytes: 4096 };
  return {
    contract: contractVersion,
    shell: { live: shell.release, history: [shell] },
    areas: { research: { live, load, summary: { title: 'Papers', groups: [] }, history } },
  };
}

export function serve(files: Files): void {
  const answer = (url: string) => {
    const text = files[url];
    return Promise.resolve({
      ok: text !== undefined,
      status: text === undefined ? 404 : 200,
      json: () => Promise.resolve(JSON.parse(text ?? '') as unknown),
      arrayBuffer: () => Promise.resolve(Buffer.from(text ?? '')),
    });
  };
  Object.assign(globalThis, { fetch: answer });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
}
