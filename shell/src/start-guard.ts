import { createTrustedPolicy } from '@portfolio/contract/trusted-types';
import type { Releases } from '@portfolio/contract/release';
import type { Lock, PageState } from '@portfolio/site/page-state';

/**
 * Inline in the head of every page: tells the visitor when the shell's script is late or failed. The prerendered page
 * stays readable and its links work. The notices are in a template at the end of the page.
 */

/** Milliseconds until "still loading", and until the script counts as lost. */
const stillLoadingAfter = 4000;
const loadTimeout = 120_000;

let started = false;
let tries = 0;
let notice: Element | undefined;
let timers: number[] = [];

const policy = createTrustedPolicy('start', {
  createScriptURL: (address: string) => (address.startsWith(`${location.origin}/_shell/`) ? address : 'data:,'),
});

function entryScript(): HTMLScriptElement | null {
  return document.querySelector('script#entry');
}

function stop(): void {
  timers.forEach(clearTimeout);
  notice?.remove();
}

function wait(): void {
  stop();
  timers = [window.setTimeout(show, stillLoadingAfter, 'still')];
  if (!started) timers.push(window.setTimeout(fail, loadTimeout, `did not load within ${loadTimeout} ms`));
}

function show(name: 'still' | 'failed', retry?: () => void): void {
  const template = document.querySelector<HTMLTemplateElement>('template#start-notices');
  const copy = template && document.importNode(template.content, true);
  notice = copy?.querySelector(`[data-notice="${name}"]`) ?? undefined;
  if (!notice) return;
  notice.querySelector('button')?.addEventListener('click', () => {
    notice?.remove();
    retry?.();
  });
  document.body.append(notice);
}

function showFailed(retry: () => void): void {
  stop();
  show('failed', retry);
  reloadIfStale().catch(() => {
    // Without releases.json or session storage the page stays as it is.
  });
}

function fail(reason: string): void {
  if (started) return;
  console.error(`The shell did not start: its script ${reason}.`);
  showFailed(reload);
}

/** At another address: for the same one a browser would join a hanging request or reuse a corrupt response. */
function reload(): void {
  wait();
  const entry = entryScript();
  if (!entry) return location.reload();
  const script = document.createElement('script');
  script.id = entry.id;
  script.crossOrigin = entry.crossOrigin;
  script.integrity = entry.integrity;
  script.src = policy.createScriptURL(`${entry.src.split('?')[0]}?r=${++tries}`);
  entry.replaceWith(script);
}

/** A page of a release that is no longer live, or a truncated document, is reloaded once. */
async function reloadIfStale(): Promise<void> {
  const lock = entryScript() ? readLock() : undefined;
  if (lock && (await isLive(lock))) return;
  const key = lock ? `${lock.shell} ${lock.area?.release}` : location.pathname;
  if (sessionStorage.getItem('renewed') === key) return;
  sessionStorage.setItem('renewed', key);
  location.reload();
}

function readLock(): Lock {
  return (JSON.parse(document.getElementById('state')?.textContent ?? '') as PageState).lock;
}

async function isLive({ shell, area }: Lock): Promise<boolean> {
  const live = (await (await fetch('/releases.json', { cache: 'no-cache' })).json()) as Releases;
  return live.shell.live === shell && (!area || live.areas[area.name]?.live === area.release);
}

document.addEventListener('error', ({ target }) => target === entryScript() && fail('failed to load'), true);
// The script starts before its load event.
document.addEventListener('load', ({ target }) => target === entryScript() && fail('ran but did not start'), true);
document.addEventListener('DOMContentLoaded', () => entryScript() ?? fail('is missing: the document is truncated'));
window.pageStart = {
  started: () => started,
  begin: () => {
    started = true;
    wait();
  },
  done: stop,
  fail: showFailed,
};
wait();
