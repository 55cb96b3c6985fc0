import { createTrustedPolicy } from 'shared/contract/trusted-types';
import { afterFrame } from 'shared/ui/after-frame';
import { freeLine, isSlowLine, lineTaken } from './line';
import { transferTime } from './transfer-time';

/**
 * A page's scripts lie in a template, so that nothing asks for them by itself: on a slow network they would share the
 * line with the picture that the page is looked at for, and a slow phone would run them before it draws the words.
 * Where there is no such picture, React alone is asked for at the page's end; see shared/publish/html-document.ts.
 */

/** Milliseconds after which the scripts are loaded although the picture is not there. */
const patience = 2500;

/** Milliseconds that drawing a page takes on a phone when it is laid out: what is due meanwhile is asked for before. */
const drawing = 30;

const policy = createTrustedPolicy('start', {
  createScriptURL: (address: string) => (address.startsWith(`${location.origin}/_shell/`) ? address : 'data:,'),
});

/** The shell's scripts that stand in the page. */
export function ownScripts(): HTMLScriptElement[] {
  return [...document.scripts].filter(({ src }) => src.startsWith(`${location.origin}/_shell/`));
}

/** The picture that the page is looked at for; none in a page of words. */
export function firstPicture(): HTMLImageElement | null {
  return document.querySelector('img[fetchpriority="high"]');
}

/**
 * Loads the scripts that wait, when the page's first picture is seen. On a slow line they are asked for one way to and
 * fro before it: what they answer comes when it is there. To be called when the page is parsed, or when its words are
 * drawn, where it has no picture.
 * @param picture see firstPicture.
 */
export function loadAfterView(picture: HTMLImageElement | null): void {
  if (!waiting()) return;
  if (!picture) return loadScripts();
  const due = lineTaken() + Math.min(patience, isSlowLine() ? transferTime() : Infinity);
  urgently(loadScripts, due - performance.now());
  waitForView(picture, due);
}

/** Before what else waits in the page by then, where a browser can: a phone is busy with the page. */
function urgently(run: () => void, delay: number): void {
  if ('scheduler' in window) void scheduler.postTask(run, { delay: Math.max(delay, 0), priority: 'user-blocking' });
  else setTimeout(run, delay);
}

function waitForView(picture: HTMLImageElement, due: number): void {
  if (picture.complete) return whenSeen(loadScripts);
  picture.addEventListener('load', () => whenSeen(loadScripts));
  picture.addEventListener('error', loadScripts);
  requestAnimationFrame(function beforeFrame() {
    // The frame would do it next; how long it takes is not known before.
    void document.documentElement.offsetHeight;
    if (due - performance.now() < drawing) loadScripts();
    else if (waiting()) requestAnimationFrame(beforeFrame);
  });
}

/** After the frame that is due. The first one is not seen as soon as it is drawn: its pixels are made, and asking takes their time. */
function whenSeen(run: () => void): void {
  afterFrame(() =>
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      run();
    }).observe({ type: 'paint', buffered: true }),
  );
}

/** The template of the scripts that wait; none when they are asked for. */
function waiting(): HTMLTemplateElement | undefined {
  const template = document.getElementById('start-scripts');
  return template instanceof HTMLTemplateElement ? template : undefined;
}

/** Whoever comes first empties the template, and later calls find none. */
function loadScripts(): void {
  const template = waiting();
  if (!template) return;
  template.remove();
  if (!isSlowLine()) freeLine();
  const parts = [...document.importNode(template.content, true).children];
  document.head.append(...parts.map((part) => (part instanceof HTMLScriptElement ? scriptLike(part) : part)));
}

/**
 * A script element that loads: one that was copied counts as run. They run in any order, for webpack's entry
 * awaits its chunks; in a fixed order a script that hangs would hold back its own second try.
 */
export function scriptLike({ src, crossOrigin, integrity }: HTMLScriptElement, query = ''): HTMLScriptElement {
  const script = document.createElement('script');
  script.crossOrigin = crossOrigin;
  script.integrity = integrity;
  script.src = policy.createScriptURL(src.split('?')[0] + query);
  return script;
}
