import { lookup } from 'mrmime';
import { downloadAddress, downloadTypes } from '@portfolio/site/downloads';
import { fresh, immutable, inRelease } from '../../cache-control';

/** The same for every store and edge. A download has the type that its host gives it too. */
function typeOf(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  const type = downloadTypes[ending] ?? lookup(ending) ?? 'application/octet-stream';
  return /^text\/(?!.*charset)/.test(type) ? `${type};charset=utf-8` : type;
}

/** What an object of the site is stored with. @param path inside the site; ".br" marks a compressed form. */
export function objectHeaders(path: string): Record<string, string> {
  const compressed = path.endsWith('.br');
  const name = compressed ? path.slice(0, -3) : path;
  return {
    'content-type': typeOf(name),
    'cache-control': inRelease.test(path) ? immutable : fresh,
    ...(compressed && { 'content-encoding': 'br' }),
    // A file for download is saved, never shown as if it were the site.
    ...(downloadAddress.test(`/${path}`) && { 'content-disposition': 'attachment' }),
  };
}
