import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The folder of a page's words, pictures and data. */
export function contentOf(page: string): string {
  return join(import.meta.dirname, '..', 'content', page);
}

/** The modules with a name in the folders of pages that are there, such as `figures.ts`, by the names of their pages. */
export async function contentModules<Module>(file: string): Promise<[page: string, module: Module][]> {
  const pages = readdirSync(import.meta.dirname).filter(
    (page) => existsSync(join(import.meta.dirname, page, file)) && existsSync(contentOf(page)),
  );
  return Promise.all(
    pages.map(async (page): Promise<[string, Module]> => {
      const address = pathToFileURL(join(import.meta.dirname, page, file)).href;
      return [page, (await import(address)) as Module];
    }),
  );
}
