/** @jest-environment jsdom */
import { navigated } from '../offline/register-service-worker';
import { changeWithPicture } from './shared-picture';

jest.mock('../offline/register-service-worker', () => ({ navigated: 'navigated' }));

let motion: boolean;
let update: (() => Promise<void>) | undefined;
let starts: number;
let changes: number;

beforeEach(() => {
  [motion, update, starts, changes] = [true, undefined, 0, 0];
  window.matchMedia = () => ({ matches: motion }) as MediaQueryList;
  Object.assign(document, {
    startViewTransition: (callback: () => Promise<void>) => {
      update = callback;
      starts += 1;
      return { ready: Promise.resolve(), finished: new Promise(() => undefined) };
    },
  });
  document.body.innerHTML =
    '<a id="link" href="/HUT"><img id="old"></a><a id="plain" href="/HUT">HUT</a><main id="main"><img fetchpriority="high" id="new"></main>';
  const box = { top: 10, bottom: 90, width: 80 } as DOMRect;
  for (const image of document.images) {
    image.getBoundingClientRect = () => box;
    Object.defineProperty(image, 'complete', { value: true });
  }
});

afterEach(async () => {
  await update?.();
  Reflect.deleteProperty(document, 'startViewTransition');
});

const follow = (id = 'link', isLoaded = true) =>
  changeWithPicture(document.getElementById(id) as HTMLAnchorElement, isLoaded, () => (changes += 1));
const nameOf = (id: string) => document.getElementById(id)?.style.viewTransitionName ?? '';

test('the picture of a link hands its name to the first picture of the next page, once that is shown', async () => {
  follow();
  expect(nameOf('old')).toBe('picture');
  expect(changes).toBe(0);
  const done = update?.();
  expect(changes).toBe(1);
  expect(nameOf('new')).toBe('');
  dispatchEvent(new Event(navigated));
  await done;
  expect([nameOf('old'), nameOf('new')]).toEqual(['', 'picture']);
});

test('a page that does not come in time is not waited for', async () => {
  jest.useFakeTimers();
  follow();
  const done = update?.();
  jest.advanceTimersByTime(200);
  await done;
  expect(nameOf('old')).toBe('');
  jest.useRealTimers();
});

test('a double click changes the page once', async () => {
  follow();
  follow();
  follow('plain');
  await update?.();
  expect([starts, changes]).toEqual([1, 1]);
  update = undefined;
});

test.each<[where: string, id: string, isLoaded: boolean, prepare: () => unknown]>([
  ['a link without a picture', 'plain', true, () => undefined],
  ['a page that is not loaded yet', 'link', false, () => undefined],
  ['a browser without view transitions', 'link', true, () => Reflect.deleteProperty(document, 'startViewTransition')],
  ['a visitor who wants no motion', 'link', true, () => (motion = false)],
])('for %s the page changes at once', (_, id, isLoaded, prepare) => {
  prepare();
  follow(id, isLoaded);
  expect([starts, changes]).toEqual([0, 1]);
});
