import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const content = join(import.meta.dirname, '..', 'content');

/** The modules with a name in the folders of pages, such as `figures.ts`, by the names of their pages. */
export async function contentModules<Module>(file: string): Promise<[page: string, module: Module][]> {
  const pages = readdirSync(content).filter((page) => existsSync(join(content, page, file)));
  return Promise.all(
    pages.map(async (page): Promise<[string, Module]> => {
      const address = pathToFileURL(join(content, page, file)).href;
      return [page, (await import(address)) as Module];
    }),
  );
}
