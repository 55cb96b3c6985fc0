/** @jest-environment jsdom */
import { movePicture, pictureInLink } from './shared-picture';

let motion: boolean;
const animate = jest.fn<unknown, [PropertyIndexedKeyframes]>();
const element = (id: string) => document.getElementById(id) as HTMLAnchorElement & HTMLImageElement;

beforeEach(() => {
  motion = true;
  animate.mockClear();
  window.matchMedia = () => ({ matches: motion }) as MediaQueryList;
  document.body.innerHTML =
    '<main id="main"><a id="link" href="/HUT"><img id="old" style="object-position: 50% 0%"></a><a id="plain" href="/HUT">HUT</a><img fetchpriority="high" id="new"></main>';
  // The crop shows the upper half of the same picture at half its size.
  element('old').getBoundingClientRect = () => new DOMRect(40, 300, 100, 50);
  element('new').getBoundingClientRect = () => new DOMRect(20, 80, 200, 200);
  for (const image of document.images) Object.defineProperty(image, 'complete', { value: true, configurable: true });
  element('new').animate = animate as unknown as HTMLElement['animate'];
});

const move = () => movePicture(pictureInLink(element('link'))!, element('new'));

test('the first picture of the next page starts as the crop in the link, at its place', () => {
  move();
  expect(animate.mock.calls[0]?.[0]).toMatchObject({
    transform: ['translate(20px, 220px) scale(0.5)', 'none'],
    clipPath: ['inset(0px 0px 100px 0px)', 'inset(0)'],
  });
  expect(element('main').dataset['navigated']).toBe('picture');
});

test('a link without a picture has none to move, nor has one whose picture has left the window', () => {
  expect(pictureInLink(element('plain'))).toBeUndefined();
  element('old').getBoundingClientRect = () => new DOMRect(40, -300, 100, 50);
  expect(pictureInLink(element('link'))).toBeUndefined();
});

test.each<[string, () => void]>([
  ['the first picture is not loaded yet', () => Object.defineProperty(element('new'), 'complete', { value: false })],
  ['the visitor wants no motion', () => (motion = false)],
])('nothing moves where %s', (_, arrange) => {
  arrange();
  move();
  expect(animate).not.toHaveBeenCalled();
  expect(element('main').dataset['navigated']).toBeUndefined();
});
