import type { Massing } from '@portfolio/model/massing/massing';

type Files = { keys: () => string[]; (key: string): Promise<Massing> };

declare global {
  interface ImportMeta {
    /** webpack's list of modules by a pattern; each becomes a chunk of its own. */
    webpackContext: (folder: string, options: object) => unknown;
  }
}

const files = import.meta.webpackContext('../../content', {
  recursive: true,
  regExp: /\/massing\.json$/,
  mode: 'lazy',
  chunkName: 'massing-[request]',
}) as Files;

const keyOf = (code: string) => `./${code}/massing.json`;

export function hasMassing(code: string): boolean {
  return files.keys().includes(keyOf(code));
}

/** A context gives JSON as it is, not as a module with a default. */
export function loadMassing(code: string): Promise<Massing> {
  return files(keyOf(code));
}
