import { releaseUrl, type ReleaseOwner, type Scripts } from '@portfolio/contract/release';
import { createTrustedPolicy } from '@portfolio/contract/trusted-types';

/** Browsers ignore any other text and run the script unchecked. */
const integrityValue = /^sha384-[\w+/]{64}$/;

/** Integrity values by absolute address; empty for the entry of a development server, which changes with every edit. */
const locked = new Map<string, string>();

/** Allows this page to load the scripts of a release, each only with its hash. Existing entries stay. */
export function lockScripts(owner: ReleaseOwner, release: string, scripts: Scripts): void {
  const folder = new URL(`${releaseUrl(owner, release)}browser/`, location.href);
  for (const [file, integrity] of Object.entries(scripts)) {
    const { href } = new URL(file, folder);
    if (!locked.has(href) && integrityValue.test(integrity)) locked.set(href, integrity);
  }
}

/** Allows this page to load a script without a hash. For development only. */
export function leaveUnlocked(address: string): void {
  locked.set(plain(address), '');
}

const policy = createTrustedPolicy('scripts', {
  // A refused script fails like any other: browsers do not run this address.
  createScriptURL: (address: string) => (locked.has(plain(address)) ? address : 'data:,'),
});

/** Sets a script element's address and integrity. A script that the lock does not name fails to load. */
export function lockScript(script: HTMLScriptElement, address: string): void {
  script.crossOrigin = 'anonymous';
  script.src = policy.createScriptURL(address);
  script.integrity = locked.get(plain(address)) ?? `sha384-${'A'.repeat(64)}`;
}

/** Retries add a query. */
function plain(address: string): string {
  return new URL(address, location.href).href.replace(/\?.*/, '');
}

/** The address of a worker's script. Workers have no integrity attribute; their file names contain a hash. */
function lockedAddress(address: string): string {
  return policy.createScriptURL(address);
}

// Webpack's runtimes call lockScript (shared/build/locked-scripts-plugin.ts), live studies lockedAddress.
Object.assign(globalThis, { lockScript, lockedAddress });
