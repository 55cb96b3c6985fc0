import { mkdirSync } from 'node:fs';
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
 * They are always written, never verified: none is committed that could be out of date.
 */
export default function cssTypingsLoader(this: LoaderContext<object>, content: string, ...rest: unknown[]): void {
  const resourcePath = join(typingsFolder, relative(root, this.resourcePath));
  mkdirSync(dirname(resourcePath), { recursive: true });
  const properties = { resourcePath: { value: resourcePath }, query: { value: { mode: 'emit' } } };
  generate.call(Object.create(this, properties) as object, content, ...rest);
}
