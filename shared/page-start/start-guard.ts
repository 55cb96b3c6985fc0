import { createTrustedPolicy } from '@portfolio/contract/trusted-types';
import type { Releases } from '@portfolio/contract/release';
import type { Lock, PageState } from '@portfolio/site/page-state';
import type {} from './page-start';

/** Inline in the head of every page: says when the shell's script is late or failed, and when the site is newer. */

const stillLoadingAfter = 4000;
const loadTimeout = 120_000;
const leavingTime = 30_000;
const day = 86_400_000;

const { base = '' } = document.documentElement.dataset;
const { pathname } = location;

let started = false;
let tries = 0;
let asked = Date.now();
/** When a link to another document was followed: a reload of ours would end that. */
let followed = 0;
let reloadPage = () => location.reload();
let notice: Element | null | undefined;
let timers: ReturnType<typeof setTimeout>[] = [];

const policy = createTrustedPolicy('start', {
  createScriptURL: (address: string) => (address.startsWith(`${location.origin}${base}/_shell/`) ? address : 'data:,'),
});

function entryScript(): HTMLScriptElement | null {
  return document.querySelector('#entry');
}

function stop(): void {
  timers.forEach(clearTimeout);
  notice?.remove();
}

function wait(): void {
  stop();
  timers = [setTimeout(show, stillLoadingAfter, 'still')];
  if (!started) timers.push(setTimeout(fail, loadTimeout, `did not load within ${loadTimeout} ms`));
}

/** @param act what the first button of the notice does; every button takes it away. */
function show(name: 'still' | 'failed' | 'newer', act?: () => void): void {
  const template = document.querySelector<HTMLTemplateElement>('#start-notices');
  const copy = template && document.importNode(template.content, true);
  notice = copy?.querySelector(`[data-notice="${name}"]`);
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

/** For the same address a browser would join a hanging request or reuse a corrupt response. */
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

async function reloadIfStale(): Promise<void> {
  const lock = entryScript() ? readLock() : undefined;
  if (lock && (await isLive(lock))) return;
  const key = lock ? `${lock.shell} ${lock.area?.release}` : location.pathname;
  if (isLeaving() || isWritten() || sessionStorage.getItem('renewed') === key) return;
  sessionStorage.setItem('renewed', key);
  location.reload();
}

/** Not every browser gives back what was written before a reload, which would also end its sending. */
function isWritten(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea');
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

async function offerNewer(): Promise<void> {
  if (document.hidden || Date.now() - asked < day) return;
  asked = Date.now();
  if (await isLive(readLock())) return;
  notice?.remove();
  show('newer', () => reloadPage());
}

function readLock(): Lock {
  return (JSON.parse(document.getElementById('state')?.textContent ?? '') as PageState).lock;
}

async function isLive({ shell, area }: Lock): Promise<boolean> {
  const live = (await (await fetch(`${base}/releases.json`, { cache: 'no-cache' })).json()) as Releases;
  return live.shell.live === shell && (!area || live.areas[area.name]?.live === area.release);
}

/** A form whose scripts are on their way marks itself with `data-send-when-started`, and reads there what was asked. */
function sendLater(event: SubmitEvent): void {
  const { dataset } = event.target as HTMLFormElement;
  if (event.defaultPrevented || dataset['sendWhenStarted'] === undefined) return;
  event.preventDefault();
  dataset['sendWhenStarted'] = 'asked';
  notice?.remove();
  show('still');
}

function sendPlainly(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-send-when-started]')) {
    const { sendWhenStarted } = form.dataset;
    delete form.dataset['sendWhenStarted'];
    if (sendWhenStarted) form.submit();
  }
}

/** Until there is a router, Back changes the address alone where a reloaded document stands for the entries before it. */
function followHistory(): void {
  if (isElsewhere()) location.reload();
}

function isElsewhere(): boolean {
  return location.pathname !== pathname;
}

/** Also where another tab opens instead: only reloads that nobody asked for wait. */
function follow({ target, defaultPrevented }: MouseEvent): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a:not([target],[download])');
  const isNavigation = !defaultPrevented && link && /^http/.test(link.href) && link.pathname !== location.pathname;
  followed = isNavigation ? Date.now() : 0;
}

/** After a while the visitor has stopped it, or is back. */
function isLeaving(): boolean {
  return Date.now() - followed < leavingTime;
}

addEventListener('popstate', followHistory);
addEventListener('click', follow);
addEventListener('submit', sendLater);
addEventListener('error', ({ target }) => target === entryScript() && fail('failed to load'), true);
// The script starts before its load event.
document.addEventListener('load', ({ target }) => target === entryScript() && fail('ran but did not start'), true);
// A document may be truncated.
addEventListener('DOMContentLoaded', () => entryScript() ?? fail('is missing'));
document.addEventListener('visibilitychange', () => void offerNewer().catch(() => {}));
window.pageStart = {
  started: () => started,
  begin: () => {
    started = true;
    wait();
  },
  isElsewhere,
  isLeaving,
  done: (reload) => {
    removeEventListener('popstate', followHistory);
    reloadPage = reload;
    stop();
  },
  fail: showFailed,
};
wait();
