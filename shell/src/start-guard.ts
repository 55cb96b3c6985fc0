import { createTrustedPolicy } from '@portfolio/contract/trusted-types';
import type { Releases } from '@portfolio/contract/release';
import type { Lock, PageState } from '@portfolio/site/page-state';

/**
 * Inline in the head of every page: tells the visitor when the shell's script is late or failed, and a tab that has been
 * open for a day when the site is newer. The prerendered page stays readable, and its links, Back and Forward work. The
 * notices are in a template at the end of the page.
 */

/** Milliseconds until "still loading", and until the script counts as lost. */
const stillLoadingAfter = 4000;
const loadTimeout = 120_000;
/** A tab is asked at most once in this time whether the site is newer. */
const day = 86_400_000;

/** The path below which the site stands; see shared/contract/base-path.ts. */
const { base = '' } = document.documentElement.dataset;
/** What the document was loaded for. */
const { pathname } = location;

let started = false;
let tries = 0;
let asked = Date.now();
let notice: Element | undefined;
let timers: number[] = [];

const policy = createTrustedPolicy('start', {
  createScriptURL: (address: string) => (address.startsWith(`${location.origin}${base}/_shell/`) ? address : 'data:,'),
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

/** @param act what the first button of the notice does; every button takes it away. */
function show(name: 'still' | 'failed' | 'newer', act?: () => void): void {
  const template = document.querySelector<HTMLTemplateElement>('template#start-notices');
  const copy = template && document.importNode(template.content, true);
  notice = copy?.querySelector(`[data-notice="${name}"]`) ?? undefined;
  if (!notice) return;
  notice.querySelectorAll('button').forEach((button, place) =>
    button.addEventListener('click', () => {
      notice?.remove();
      if (place === 0) act?.();
    }),
  );
  document.body.append(notice);
}

function showFailed(retry: () => void): void {
  stop();
  show('failed', retry);
  sendPlainly();
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

/** Scroll, drafts and studies are those of before after a reload. */
async function offerNewer(): Promise<void> {
  if (document.hidden || Date.now() - asked < day) return;
  asked = Date.now();
  if (await isLive(readLock())) return;
  notice?.remove();
  show('newer', () => location.reload());
}

function readLock(): Lock {
  return (JSON.parse(document.getElementById('state')?.textContent ?? '') as PageState).lock;
}

async function isLive({ shell, area }: Lock): Promise<boolean> {
  const live = (await (await fetch(`${base}/releases.json`, { cache: 'no-cache' })).json()) as Releases;
  return live.shell.live === shell && (!area || live.areas[area.name]?.live === area.release);
}

/**
 * A form whose scripts are on their way marks itself with `data-send-when-started`. It reads there that it was asked to
 * send as soon as it starts.
 */
function sendLater(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.dataset['sendWhenStarted'] === undefined) return;
  event.preventDefault();
  form.dataset['sendWhenStarted'] = 'asked';
  notice?.remove();
  show('still');
}

/** The browser sends the forms that can't start any more. */
function sendPlainly(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-send-when-started]')) {
    const { sendWhenStarted } = form.dataset;
    delete form.dataset['sendWhenStarted'];
    if (sendWhenStarted) form.submit();
  }
}

/**
 * A document that is reloaded stands for all entries of the one before it: Back changes the address alone, and until there is
 * a router nobody shows its page.
 */
function followHistory(): void {
  if (isElsewhere()) location.reload();
}

function isElsewhere(): boolean {
  return location.pathname !== pathname;
}

addEventListener('popstate', followHistory);
document.addEventListener('submit', sendLater);
document.addEventListener('error', ({ target }) => target === entryScript() && fail('failed to load'), true);
// The script starts before its load event.
document.addEventListener('load', ({ target }) => target === entryScript() && fail('ran but did not start'), true);
document.addEventListener('DOMContentLoaded', () => entryScript() ?? fail('is missing: the document is truncated'));
// Offline, or without a page state, there is nothing to offer.
document.addEventListener('visibilitychange', () => void offerNewer().catch(() => {}));
window.pageStart = {
  started: () => started,
  begin: () => {
    started = true;
    wait();
  },
  isElsewhere,
  done: () => {
    removeEventListener('popstate', followHistory);
    stop();
  },
  fail: showFailed,
};
wait();
