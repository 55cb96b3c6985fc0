import type { Lock, PageState, Releases } from 'shared/contract/release';
import { afterFrame } from 'shared/ui/after-frame';
import { freeLine } from './line';
import { firstPicture, loadAfterView, ownScripts, scriptLike } from './start-scripts';

/**
 * Stands inside every page, and tells a visitor in words when the page's scripts are late or lost. The page below stays
 * readable and its links work. The notices are prerendered in a template. It is a module in the head: so it runs when
 * the page is parsed, keeps the words up for nothing, and is there also in a page that was cut on its way.
 */

/** Milliseconds after which a visitor is told that the page is still on its way, and after which a script counts as lost. */
const patience = 4000;
const limit = 120_000;

const arrived = new Set<string>();
let notice: Element | undefined;
let timers: number[] = [];
let begun = false;
let tries = 0;

function stop(): void {
  timers.forEach(clearTimeout);
  notice?.remove();
}

function wait(): void {
  stop();
  timers = [window.setTimeout(() => say('still'), patience)];
  if (!begun) timers.push(window.setTimeout(() => lose(`did not come within ${limit} ms`), limit));
}

/** @param retry what the notice's button does. */
function say(name: 'still' | 'failed', retry?: () => void): void {
  freeLine();
  if (name === 'failed') stop();
  const template = document.getElementById('start-notices');
  if (!(template instanceof HTMLTemplateElement)) return;
  notice = document.importNode(template.content, true).querySelector(`[data-notice="${name}"]`) ?? undefined;
  if (!notice) return;
  notice.querySelector('button')?.addEventListener('click', () => {
    notice?.remove();
    retry?.();
  });
  document.body.append(notice);
}

function tell(retry: () => void): void {
  say('failed', retry);
  void renew();
}

/**
 * Where a release is live no more that this page was composed with, or where the page itself was cut on its
 * way, the fresh page takes its place: once for each lock.
 */
async function renew(): Promise<void> {
  try {
    const lock = ownLock();
    if (lock && (await isLive(lock))) return;
    const names = lock ? `${lock.shell} ${lock.area?.release}` : location.pathname;
    if (sessionStorage.getItem('renewed') === names) return;
    sessionStorage.setItem('renewed', names);
    location.reload();
  } catch {
    // Without the pointer or without storage nobody can know: the page stays as it is.
  }
}

function ownLock(): Lock | undefined {
  try {
    return (JSON.parse(document.getElementById('state')?.textContent ?? '') as PageState).lock;
  } catch {
    return undefined;
  }
}

async function isLive({ shell, area }: Lock): Promise<boolean> {
  const live = (await (await fetch('/releases.json', { cache: 'no-cache' })).json()) as Releases;
  return live.shell.live === shell && (!area || live.areas[area.name]?.live === area.release);
}

function lose(what: string): void {
  if (begun) return;
  console.error(`The shell did not start: its scripts ${what}.`);
  tell(loadAgain);
}

/** At another address: a browser joins a request that hangs, and keeps what came broken, when asked for the same one. */
function loadAgain(): void {
  wait();
  tries++;
  const scripts = ownScripts();
  const lost = scripts.filter(({ src }) => !arrived.has(src));
  arrived.clear();
  for (const script of scripts) if (!lost.includes(script) && lost.length > 0) arrived.add(script.src);
  for (const script of lost.length > 0 ? lost : scripts) script.replaceWith(scriptLike(script, `?r=${tries}`));
}

function onScript(event: Event): void {
  const { target } = event;
  if (begun || !(target instanceof HTMLScriptElement) || !ownScripts().includes(target)) return;
  if (event.type === 'error') return lose(`could not be loaded (${target.src})`);
  arrived.add(target.src);
  if (ownScripts().every(({ src }) => arrived.has(src))) setTimeout(() => lose('ran, and started nothing'));
}

const picture = firstPicture();

function watch(): void {
  document.addEventListener('load', onScript, true);
  document.addEventListener('error', onScript, true);
  window.pageStart = {
    begin: () => {
      begun = true;
      wait();
    },
    done: () => {
      freeLine();
      stop();
    },
    fail: tell,
  };
  wait();
  loadAfterView(picture);
}

// A page of words is drawn before a phone does anything else. One in a tab behind is not drawn before it is looked at.
if (picture || document.hidden) watch();
else afterFrame(watch);
