import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { LoaderContext } from 'webpack';
import { root } from '@portfolio/workspace/root';

type Loader = (this: object, content: string, ...rest: unknown[]) => void;

const generate = createRequire(import.meta.url)('css-modules-typescript-loader') as Loader;

/** Beside it TypeScript finds a style sheet's types by `rootDirs` of tsconfig.base.json. */
export const typingsFolder = join(root, '.cache/css-types');

/**
 * Has css-modules-typescript-loader write the types of class names below `.cache` instead of beside each style sheet.
 * CI refuses a build whose types are not those that were checked.
 */
export default function cssTypingsLoader(this: LoaderContext<object>, content: string, ...rest: unknown[]): void {
  const resourcePath = join(typingsFolder, relative(root, this.resourcePath));
  mkdirSync(dirname(resourcePath), { recursive: true });
  const mode = process.env['CI'] && existsSync(`${resourcePath}.d.ts`) ? 'verify' : 'emit';
  const properties = { resourcePath: { value: resourcePath }, query: { value: { mode } } };
  generate.call(Object.create(this, properties) as object, content, ...rest);
}
