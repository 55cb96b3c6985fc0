import type { Massing } from 'shared/model/massing/massing';

type Files = { keys: () => string[]; (key: string): Promise<{ default: Massing }> };

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

export async function loadMassing(code: string): Promise<Massing> {
  return (await files(keyOf(code))).default;
}
