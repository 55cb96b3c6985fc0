import type { Releases } from '@portfolio/contract/release';
import { fetchJson } from './fetch-json';

/** Which releases are live now, in the language of the document. */
export function readReleases(): Promise<Releases> {
  return fetchJson<Releases>('/releases.json', ({ areas }) => typeof areas === 'object', 'no-cache');
}
