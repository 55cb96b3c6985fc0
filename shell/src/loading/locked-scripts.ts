import { withBase } from '@portfolio/contract/base-path';
import { loadTimeout, recordFailure, retryUrl } from '@portfolio/site/retry-url';
import { releaseUrl, type ReleaseOwner, type Scripts } from '@portfolio/contract/release';
import { createTrustedPolicy } from '@portfolio/contract/trusted-types';

/** Browsers ignore any other text and run the script unchecked. */
const integrityValue = /^sha384-[\w+/]{64}$/;

/** Integrity values by absolute address; empty for the entry of a development server. */
const locked = new Map<string, string>();

export function lockScripts(owner: ReleaseOwner, release: string, scripts: Scripts): void {
  const folder = new URL(withBase(`${releaseUrl(owner, release)}browser/`), location.href);
  for (const [file, integrity] of Object.entries(scripts)) {
    const { href } = new URL(file, folder);
    if (!locked.has(href) && integrityValue.test(integrity)) locked.set(href, integrity);
  }
}

/** For development only. */
export function leaveUnlocked(address: string): void {
  locked.set(plain(address), '');
}

const policy = createTrustedPolicy('scripts', {
  // A refused script fails like any other: browsers do not run this address.
  createScriptURL: (address: string) => (locked.has(plain(address)) ? address : 'data:,'),
});

export function lockScript(script: HTMLScriptElement, address: string): void {
  const url = plain(address);
  script.crossOrigin = 'anonymous';
  script.src = policy.createScriptURL(retryUrl(url));
  script.integrity = locked.get(url) ?? `sha384-${'A'.repeat(64)}`;
  // From now on: webpack gives up on a late script without an event, and never asks again for one that ran.
  recordFailure(url);
}

function plain(address: string): string {
  return new URL(address, location.href).href.replace(/\?.*/, '');
}

/** Workers have no integrity attribute; their file names contain a hash. */
function lockedAddress(address: string): string {
  return policy.createScriptURL(address);
}

/** Fetched first: a pending link can't be aborted, and in Firefox it blocks all other requests of the page. */
export function loadStyle(link: HTMLLinkElement): void {
  const url = plain(link.href);
  const attempt = retryUrl(url);
  link.removeAttribute('href');
  link.addEventListener('error', () => recordFailure(url), { once: true });
  fetch(attempt, { signal: AbortSignal.timeout(loadTimeout) })
    .then((response) => (response.ok ? response.text() : Promise.reject(new Error(`status ${response.status}`))))
    .then(
      () => (link.href = attempt),
      () => link.dispatchEvent(new Event('error')),
    );
}

// Called by webpack's runtimes (shared/build/chunk-loading-plugin.ts) and by live studies.
Object.assign(globalThis, { lockScript, loadStyle, lockedAddress });
