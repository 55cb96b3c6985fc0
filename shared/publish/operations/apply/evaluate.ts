import { compileFunction } from 'node:vm';

/**
 * Runs a CommonJS bundle of a release. The libraries that it leaves out are those of the live composer, so that all
 * releases render with one copy of React.
 */
export function evaluate(source: string, filename: string, libraries: Readonly<Record<string, unknown>>): unknown {
  const module: { exports: unknown } = { exports: {} };
  const require = (name: string): unknown => {
    if (!Object.hasOwn(libraries, name))
      throw new Error(`${filename} requires "${name}", which the live composer does not have.`);
    return libraries[name];
  };
  const run = compileFunction(source, ['module', 'exports', 'require'], { filename });
  run(module, module.exports, require);
  return module.exports;
}
