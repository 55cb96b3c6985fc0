import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import type { Picture as PictureSource } from '@portfolio/contract/page';
import { Picture } from '@portfolio/ui/picture';
import { firstPicturePreload } from './first-picture';

const photo: PictureSource = {
  kind: 'photo',
  thumb: 400,
  base: '/m/a',
  widths: [400, 800],
  fallbacks: [800],
  width: 800,
  height: 600,
};
const drawing: PictureSource = { kind: 'drawing', src: '/m/b.svg', thumb: '/m/b.avif', width: 8, height: 6 };

function body(picture: PictureSource, priority: 'first' | 'lazy'): string {
  return renderToString(createElement(Picture, { picture, alt: '', sizes: '(min-width: 9px) 50vw, 100vw', priority }));
}

test('the preload of the first picture has the same candidates and sizes as its element', () => {
  expect(firstPicturePreload(body(photo, 'lazy') + body(photo, 'first'))).toBe(
    '<link rel="preload" as="image" fetchpriority="high" type="image/avif" imagesrcset="/m/a-400.avif 400w, /m/a-800.avif 800w" imagesizes="(min-width: 9px) 50vw, 100vw">',
  );
  expect(firstPicturePreload(body(drawing, 'first'))).toBe(
    '<link rel="preload" as="image" fetchpriority="high" href="/m/b.svg">',
  );
});

test('a page without a first picture has no preload', () => {
  expect(firstPicturePreload(body(photo, 'lazy') + body(drawing, 'lazy'))).toBe('');
});

test('a first picture without a file stops the publish', () => {
  expect(() => firstPicturePreload('<img fetchPriority="high" alt="">')).toThrow('has no src');
});
