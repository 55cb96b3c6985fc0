import { createHash, webcrypto } from 'node:crypto';
import { TextDecoder } from 'node:util';
import { contractVersion } from '@portfolio/contract/area-module';
import type { BuildManifest, Releases } from '@portfolio/contract/release';

export const manifest: BuildManifest = {
  contract: contractVersion,
  owner: 'research',
  entry: ['remoteEntry.1.js'],
  module: ['area.2.js'],
  css: [],
  scripts: { 'remoteEntry.1.js': `sha384-${'A'.repeat(64)}` },
  bytes: 2048,
};

/** Files of a site by their paths. */
export type Files = Readonly<Record<string, string>>;

/** A release of research, named as shared/publish/releases/release-name.ts does, with a page in two languages. */
export function sampleRelease(change: Partial<BuildManifest> = {}): { release: string; files: Files } {
  const files: Files = {
    'browser/release.json': JSON.stringify({ ...manifest, ...change }),
    'content/pages/KEY.json': '{}',
    'content/ko/summary.json': '{}',
    'content/ko/pages/HAL.json': '{}',
  };
  const list = JSON.stringify(
    Object.fromEntries(
      Object.entries(files).map(([path, text]) => [path, { sha256: sha256(text), bytes: text.length }]),
    ),
  );
  const release = sha256(list).slice(0, 20);
  const inSite = Object.entries({ ...files, 'files.json': list }).map(([path, text]) => [
    `/_areas/research/${release}/${path}`,
    text,
  ]);
  return { release, files: Object.fromEntries(inSite) as Files };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** `releases.json` of a site with one area. @param kept its releases that are not live. */
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

/** Answers the requests of this test with these files, as a host does in a browser that can hash. */
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
  Object.assign(globalThis, { fetch: answer, isSecureContext: true, TextDecoder });
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
}
