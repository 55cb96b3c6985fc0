/** @jest-environment jsdom */
import { navigated } from '../offline/register-service-worker';
import { withSharedPicture } from './shared-picture';

jest.mock('../offline/register-service-worker', () => ({ navigated: 'navigated' }));

let motion: boolean;
let update: (() => Promise<void>) | undefined;

beforeEach(() => {
  motion = true;
  update = undefined;
  window.matchMedia = () => ({ matches: motion }) as MediaQueryList;
  Object.assign(document, {
    startViewTransition: (callback: () => Promise<void>) => {
      update = callback;
      return { ready: Promise.resolve(), finished: new Promise(() => undefined) };
    },
  });
  document.body.innerHTML =
    '<a href="/GDL"><img id="old"></a><a id="plain" href="/GDL">GDL</a><main id="main"><img fetchpriority="high" id="new"></main>';
  const box = { top: 10, bottom: 90, width: 80 } as DOMRect;
  for (const image of document.images) {
    image.getBoundingClientRect = () => box;
    Object.defineProperty(image, 'complete', { value: true });
  }
});
afterEach(() => Reflect.deleteProperty(document, 'startViewTransition'));

const link = (selector = 'a') => document.querySelector<HTMLAnchorElement>(selector)!;
const nameOf = (id: string) => document.getElementById(id)?.style.viewTransitionName ?? '';

test('the picture of a link hands its name to the first picture of the next page, once that is shown', async () => {
  const change = jest.fn();
  withSharedPicture(link(), change);
  expect(nameOf('old')).toBe('picture');
  expect(change).not.toHaveBeenCalled();
  const done = update?.();
  expect(change).toHaveBeenCalledTimes(1);
  expect(nameOf('new')).toBe('');
  dispatchEvent(new Event(navigated));
  await done;
  expect([nameOf('old'), nameOf('new')]).toEqual(['', 'picture']);
});

test('a page that does not come in time is not waited for', async () => {
  jest.useFakeTimers();
  withSharedPicture(link(), () => undefined);
  const done = update?.();
  jest.advanceTimersByTime(200);
  await done;
  expect(nameOf('old')).toBe('');
  jest.useRealTimers();
});

test.each<[where: string, selector: string, prepare: () => unknown]>([
  ['a link without a picture', '#plain', () => undefined],
  ['a browser without view transitions', 'a', () => Reflect.deleteProperty(document, 'startViewTransition')],
  ['a visitor who wants no motion', 'a', () => (motion = false)],
])('for %s the page changes at once', (_, selector, prepare) => {
  prepare();
  const change = jest.fn();
  withSharedPicture(link(selector), change);
  expect(change).toHaveBeenCalledTimes(1);
  expect(update).toBeUndefined();
});
