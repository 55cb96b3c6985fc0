import { downloadAddress, downloadTypes } from '@portfolio/site/downloads';
import { fresh, immutable, inRelease } from '../cache-control';

/** Content types by the end of the name; the same for every store and edge. */
const types: Readonly<Record<string, string>> = {
  ...downloadTypes,
  avif: 'image/avif',
  css: 'text/css;charset=utf-8',
  html: 'text/html;charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript;charset=utf-8',
  map: 'application/json',
  mjs: 'text/javascript;charset=utf-8',
  mp4: 'video/mp4',
  png: 'image/png',
  svg: 'image/svg+xml',
  vtt: 'text/vtt;charset=utf-8',
  wasm: 'application/wasm',
  webm: 'video/webm',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

/** What an object of the site is stored with. @param path inside the site; ".br" marks a compressed form. */
export function objectHeaders(path: string): Record<string, string> {
  const compressed = path.endsWith('.br');
  const name = compressed ? path.slice(0, -3) : path;
  return {
    'content-type': types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
    'cache-control': inRelease.test(path) ? immutable : fresh,
    ...(compressed && { 'content-encoding': 'br' }),
    // A file for download is saved, never shown as if it were the site.
    ...(downloadAddress.test(`/${path}`) && { 'content-disposition': 'attachment' }),
  };
}
