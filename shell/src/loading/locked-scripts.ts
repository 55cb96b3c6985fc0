import { releaseUrl, type ReleaseOwner, type Scripts } from 'shared/contract/release';
import { createTrustedPolicy } from 'shared/contract/trusted-types';

/** Browsers take any other text for no hash at all, and run the script unchecked. */
const integrityValue = /^sha384-[\w+/]{64}$/;

/** Integrity values by the complete address of a script. */
const locked = new Map<string, string>();
/** Entries of development servers on this machine: they change with every edit and have no hash. */
const unlocked = new Set<string>();

/** Lets this page load the scripts of a release, each only with its hash. What was locked first stays. */
export function lockScripts(owner: ReleaseOwner, release: string, scripts: Scripts): void {
  const folder = new URL(`${releaseUrl(owner, release)}browser/`, location.href);
  for (const [file, integrity] of Object.entries(scripts)) {
    const { href } = new URL(file, folder);
    if (!locked.has(href) && integrityValue.test(integrity)) locked.set(href, integrity);
  }
}

/** Lets this page load a script as it is. For development only. */
export function leaveUnlocked(address: string): void {
  unlocked.add(address);
}

/** Whether this page may load a script at all. A retry asks with a query. */
function mayLoad(address: string): boolean {
  return locked.has(plain(address)) || unlocked.has(plain(address));
}

const policy = createTrustedPolicy('scripts', {
  // An address that no browser runs, so that whoever asked learns of it as of any script that failed.
  createScriptURL: (address: string) => (mayLoad(address) ? address : 'data:,'),
});

/** Gives a script element its address and its hash. A script that the lock does not name fails to load. */
export function lockScript(script: HTMLScriptElement, address: string): void {
  script.crossOrigin = 'anonymous';
  script.src = policy.createScriptURL(address);
  if (!unlocked.has(plain(address))) script.integrity = locked.get(plain(address)) ?? `sha384-${'A'.repeat(64)}`;
}

function plain(address: string): string {
  return new URL(address, location.href).href.replace(/\?.*/, '');
}

/** The address of a worker's script, as the page's policy takes it; a worker can't be given a hash, its file is named by one. */
function lockedAddress(address: string): string {
  return policy.createScriptURL(address);
}

// Webpack's runtimes of the shell and of every area load their chunks by this; see shared/build/locked-scripts-plugin.ts. Studies open workers by the other.
Object.assign(globalThis, { lockScript, lockedAddress });
