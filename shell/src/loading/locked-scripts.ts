import { releaseUrl, type ReleaseOwner, type Scripts } from 'shared/contract/release';

/** Integrity values by the complete address of a script. */
const locked = new Map<string, string>();

// Webpack's runtimes of the shell and of every area ask here before they load a chunk.
Object.assign(globalThis, { lockedScripts: locked });

/** Browsers take any other text for no hash at all, and run the script unchecked. */
const integrityValue = /^sha384-[\w+/]{64}$/;

/** Lets this page load the scripts of a release, each only with its hash. What was locked first stays. */
export function lockScripts(owner: ReleaseOwner, release: string, scripts: Scripts): void {
  const folder = new URL(`${releaseUrl(owner, release)}browser/`, location.href);
  for (const [file, integrity] of Object.entries(scripts)) {
    const { href } = new URL(file, folder);
    if (!locked.has(href) && integrityValue.test(integrity)) locked.set(href, integrity);
  }
}

/** @throws Error when the lock has no hash for the script: it must not run. */
export function integrityOf(address: string): string {
  const integrity = locked.get(address);
  if (!integrity) throw new Error(`${address} was not loaded: the lock of this page has no hash for it.`);
  return integrity;
}
