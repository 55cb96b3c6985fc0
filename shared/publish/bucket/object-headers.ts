/** Content types by the end of the name; the same for every store and edge. */
const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css;charset=utf-8',
  html: 'text/html;charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript;charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  mjs: 'text/javascript;charset=utf-8',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain;charset=utf-8',
  wasm: 'application/wasm',
  webm: 'video/webm',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

const immutable = /^_(?:areas|shell)\//;

/** What an object of the site is stored with. @param path inside the site; ".br" marks a compressed form. */
export function objectHeaders(path: string): Record<string, string> {
  const compressed = path.endsWith('.br');
  const name = compressed ? path.slice(0, -3) : path;
  return {
    'content-type': types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
    'cache-control': immutable.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(compressed && { 'content-encoding': 'br' }),
  };
}
