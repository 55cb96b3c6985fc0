import { compileFunction } from 'node:vm';

/**
 * Runs a CommonJS bundle of a release with its external libraries, so that all releases render with one copy of React.
 */
export function evaluate(source: string, filename: string, libraries: Readonly<Record<string, unknown>>): unknown {
  const module: { exports: unknown } = { exports: {} };
  const require = (name: string): unknown => {
    if (!Object.hasOwn(libraries, name))
      throw new Error(`${filename} requires "${name}", which publish does not provide.`);
    return libraries[name];
  };
  const run = compileFunction(source, ['module', 'exports', 'require'], { filename });
  run(module, module.exports, require);
  return module.exports;
}
