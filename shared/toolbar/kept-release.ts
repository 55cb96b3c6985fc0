import type { AreaName } from '@portfolio/contract/areas';
import { contractVersion, runsContract } from '@portfolio/contract/area-module';
import { withBase } from '@portfolio/contract/base-path';
import { releaseUrl, type AreaRelease, type BuildManifest, type ReleaseFiles } from '@portfolio/contract/release';
import { loadTimeout } from '@portfolio/site/retry-url';
import { shortName } from './short-name';

export type KeptRelease = { load: AreaRelease; files: ReleaseFiles };

/** As sure as the live one: its list of files is what its name is the hash of. @throws Error that says why it can't be taken. */
export async function readKeptRelease(name: AreaName, release: string, language?: string): Promise<KeptRelease> {
  const who = `${name} ${shortName(release)}`;
  const folder = releaseUrl(name, release);
  const list = await read(who, `${folder}files.json`);
  if ((await sha256(list)).slice(0, release.length) !== release)
    throw new Error(`files.json of ${who} is not the list that was released: the release is named by another one.`);
  const files = json<ReleaseFiles>(list);
  const manifest = await read(who, `${folder}browser/release.json`);
  if ((await sha256(manifest)) !== files['browser/release.json']?.sha256)
    throw new Error(`browser/release.json of ${who} is not the file that was released.`);
  const { contract, owner, entry, scripts, bytes } = json<BuildManifest>(manifest);
  if (owner !== name) throw new Error(`${who} is a release of ${owner}.`);
  if (!runsContract(contract))
    throw new Error(`${who} was built for contract ${contract}, the shell of this page for ${contractVersion}.`);
  const shown = language && files[`content/${language}/summary.json`] ? { language } : {};
  return { load: { name, release, entry: entry[0] ?? '', scripts, bytes, ...shown }, files };
}

export function hasPage({ load: { language }, files }: KeptRelease, path: string): boolean {
  return Object.hasOwn(files, `content/${language ? `${language}/` : ''}pages${path}.json`);
}

async function read(who: string, url: string): Promise<ArrayBuffer> {
  const response = await fetch(withBase(url), { signal: AbortSignal.timeout(loadTimeout) });
  if (response.ok) return response.arrayBuffer();
  throw new Error(`${url} can't be read (status ${response.status}): this host does not keep ${who}.`);
}

function json<Value>(bytes: ArrayBuffer): Value {
  return JSON.parse(new TextDecoder().decode(bytes)) as Value;
}

/** In hexadecimal digits. */
export async function sha256(bytes: BufferSource): Promise<string> {
  // Browsers hash only where nobody between them and the host can change what is sent.
  if (!globalThis.isSecureContext) throw new Error('Releases are checked only over https, or on this machine.');
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
