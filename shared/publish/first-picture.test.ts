import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import type { Picture as PictureSource } from '../contract/page';
import { Picture } from '../ui/picture';
import { firstPicturePreload } from './first-picture';

const photo: PictureSource = {
  kind: 'photo',
  base: '/m/a',
  widths: [400, 800],
  fallbacks: [800],
  width: 800,
  height: 600,
  colour: '#fff',
};
const drawing: PictureSource = { kind: 'drawing', src: '/m/b.svg', width: 8, height: 6 };

function body(picture: PictureSource, priority: 'first' | 'lazy'): string {
  return renderToString(createElement(Picture, { picture, alt: '', sizes: '(min-width: 9px) 50vw, 100vw', priority }));
}

/** A site with a photograph in two sizes, and a drawing that compresses well. */
const files: Record<string, Buffer> = {
  'm/a-400.avif': Buffer.alloc(4000),
  'm/a-800.avif': Buffer.alloc(9000),
  'm/b.svg': Buffer.from('<path d="M0 0h8v8H0z"/>'.repeat(100)),
};
const preload = (body: string) => firstPicturePreload(body, async (path) => files[path]);

test('the first picture of a page is asked for as its element will ask for it, with the bytes of each of its files', async () => {
  expect(await preload(body(photo, 'lazy') + body(photo, 'first'))).toBe(
    '<link rel="preload" as="image" fetchpriority="high" type="image/avif" imagesrcset="/m/a-400.avif 400w, /m/a-800.avif 800w" imagesizes="(min-width: 9px) 50vw, 100vw" data-bytes="4000 9000">',
  );
});

test('a drawing counts with the bytes to which it is compressed', async () => {
  const [, bytes] = /href="\/m\/b.svg" data-bytes="(\d+)">$/.exec(await preload(body(drawing, 'first'))) ?? [];
  expect(Number(bytes)).toBeGreaterThan(20);
  expect(Number(bytes)).toBeLessThan(200);
});

test('a page without a first picture asks for none', async () => {
  expect(await preload(body(photo, 'lazy') + body(drawing, 'lazy'))).toBe('');
});

test('a picture that names no file stops the publish', async () => {
  await expect(preload('<img fetchPriority="high" alt="">')).rejects.toThrow('has no src');
});
