import { compileFunction } from 'node:vm';

/**
 * Runs a CommonJS bundle of a release with the libraries it left out, so that the bundles of all
 * releases render with one copy of React wherever the site folder lies.
 */
export function evaluate(source: string, filename: string, libraries: Readonly<Record<string, unknown>>): unknown {
  const module: { exports: unknown } = { exports: {} };
  const require = (name: string): unknown => {
    if (!Object.hasOwn(libraries, name))
      throw new Error(`${filename} asks for "${name}", which publish does not provide.`);
    return libraries[name];
  };
  const run = compileFunction(source, ['module', 'exports', 'require'], { filename });
  run(module, module.exports, require);
  return module.exports;
}
