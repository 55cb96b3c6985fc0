/** @jest-environment jsdom */
import { navigated } from '../offline/register-service-worker';
import { carryPicture } from './shared-picture';

jest.mock('../offline/register-service-worker', () => ({ navigated: 'navigated' }));

let motion: boolean;
const animate = jest.fn<unknown, [PropertyIndexedKeyframes]>();
const element = (id: string) => document.getElementById(id) as HTMLAnchorElement & HTMLImageElement;

beforeEach(() => {
  motion = true;
  animate.mockClear();
  history.replaceState(null, '', '/');
  window.matchMedia = () => ({ matches: motion }) as MediaQueryList;
  document.body.innerHTML =
    '<main id="main"><a id="link" href="/HUT"><img id="old" style="object-position: 50% 0%"></a><a id="plain" href="/HUT">HUT</a><img fetchpriority="high" id="new"></main>';
  // The crop shows the upper half of the same picture at half its size.
  element('old').getBoundingClientRect = () => new DOMRect(40, 300, 100, 50);
  element('new').getBoundingClientRect = () => new DOMRect(20, 80, 200, 200);
  for (const image of document.images) Object.defineProperty(image, 'complete', { value: true, configurable: true });
  element('new').animate = animate as unknown as HTMLElement['animate'];
});

function follow(id = 'link', isLoaded = true, to = '/HUT'): void {
  carryPicture(element(id), isLoaded);
  history.replaceState(null, '', to);
  dispatchEvent(new Event(navigated));
}

test('the first picture of the next page starts as the crop in the link, at its place', () => {
  follow();
  expect(animate.mock.calls[0]?.[0]).toMatchObject({
    transform: ['translate(20px, 220px) scale(0.5)', 'none'],
    clipPath: ['inset(0px 0px 100px 0px)', 'inset(0)'],
  });
  expect(element('main').dataset['navigated']).toBe('picture');
});

test('a picture moves once', () => {
  follow();
  dispatchEvent(new Event(navigated));
  expect(animate).toHaveBeenCalledTimes(1);
});

test('a click on another link meanwhile leaves the picture where it is', () => {
  carryPicture(element('link'), true);
  follow('plain');
  expect(animate).not.toHaveBeenCalled();
});

test.each<[string, () => void]>([
  ['a link without a picture', () => follow('plain')],
  ['a page that is not loaded yet', () => follow('link', false)],
  ['another page than the one that the link leads to', () => follow('link', true, '/KEY')],
  [
    'a picture that has left the window',
    () => {
      element('old').getBoundingClientRect = () => new DOMRect(40, -300, 100, 50);
      follow();
    },
  ],
  [
    'a first picture that is not loaded yet',
    () => {
      Object.defineProperty(element('new'), 'complete', { value: false });
      follow();
    },
  ],
  [
    'a page without a picture',
    () => {
      element('new').remove();
      follow();
    },
  ],
  [
    'a visitor who wants no motion',
    () => {
      motion = false;
      follow();
    },
  ],
])('for %s nothing moves', (_, act) => {
  act();
  expect(animate).not.toHaveBeenCalled();
  expect(element('main').dataset['navigated']).toBeUndefined();
});
