/** @jest-environment jsdom */
import type { ViewCache } from '../loading/view-cache';
import { navigated } from '../offline/register-service-worker';
import { connectPictures } from './shared-picture';

jest.mock('../offline/register-service-worker', () => ({ navigated: 'navigated' }));

let motion: boolean;
let prefetched: string | undefined;
let update: (() => Promise<void>) | undefined;
let starts: number;
/** What the page would do with clicks: addresses that it was led to. */
let followed: string[];

function follow(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link) return;
  event.preventDefault();
  followed.push(link.pathname);
}

beforeEach(() => {
  [motion, prefetched, update, starts, followed] = [true, '/HUT', undefined, 0, []];
  window.matchMedia = () => ({ matches: motion }) as MediaQueryList;
  Object.assign(document, {
    startViewTransition: (callback: () => Promise<void>) => {
      update = callback;
      starts += 1;
      return { ready: Promise.resolve(), finished: new Promise(() => undefined) };
    },
  });
  document.body.innerHTML =
    '<a href="/HUT"><img id="old"></a><a id="plain" href="/HUT">HUT</a><main id="main"><img fetchpriority="high" id="new"></main>';
  const box = { top: 10, bottom: 90, width: 80 } as DOMRect;
  for (const image of document.images) {
    image.getBoundingClientRect = () => box;
    Object.defineProperty(image, 'complete', { value: true });
  }
  document.addEventListener('click', follow);
  connectPictures({
    knows: () => true,
    learn: () => undefined,
    get prefetched() {
      return prefetched;
    },
  } as unknown as ViewCache);
});
afterEach(() => {
  document.removeEventListener('click', follow);
  Reflect.deleteProperty(document, 'startViewTransition');
});

const click = (selector = 'img', init: MouseEventInit = {}) =>
  document
    .querySelector(selector)!
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
const nameOf = (id: string) => document.getElementById(id)?.style.viewTransitionName ?? '';

test('the picture of a link hands its name to the first picture of the next page, once that is shown', async () => {
  click();
  expect(nameOf('old')).toBe('picture');
  expect(followed).toEqual([]);
  const done = update?.();
  expect(followed).toEqual(['/HUT']);
  expect(nameOf('new')).toBe('');
  dispatchEvent(new Event(navigated));
  await done;
  expect([nameOf('old'), nameOf('new')]).toEqual(['', 'picture']);
});

test('a page that does not come in time is not waited for', async () => {
  jest.useFakeTimers();
  click();
  const done = update?.();
  jest.advanceTimersByTime(200);
  await done;
  expect(nameOf('old')).toBe('');
  jest.useRealTimers();
});

test('a double click changes the page once', () => {
  click();
  click();
  click('#plain');
  void update?.();
  expect([starts, followed]).toEqual([1, ['/HUT']]);
});

test('connected again for the same page nothing is done twice', () => {
  const views = { knows: () => true, learn: () => undefined, prefetched: '/HUT' } as unknown as ViewCache;
  connectPictures(views);
  connectPictures(views);
  click();
  void update?.();
  expect([starts, followed]).toEqual([1, ['/HUT']]);
});

test.each<[where: string, selector: string, prepare: () => unknown]>([
  ['a link without a picture', '#plain', () => undefined],
  ['a page that is not loaded yet', 'img', () => (prefetched = undefined)],
  ['a browser without view transitions', 'img', () => Reflect.deleteProperty(document, 'startViewTransition')],
  ['a visitor who wants no motion', 'img', () => (motion = false)],
])('for %s the page changes at once', (_, selector, prepare) => {
  prepare();
  click(selector);
  expect([starts, followed]).toEqual([0, ['/HUT']]);
});

test('a click that asks for a new tab is left to the browser', () => {
  click('img', { ctrlKey: true });
  expect(starts).toBe(0);
});
