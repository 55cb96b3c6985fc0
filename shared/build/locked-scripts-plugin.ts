import webpack, { type Compiler } from 'webpack';

const name = 'LockedScriptsPlugin';

/**
 * Lets webpack's runtime load a chunk only with the integrity value that the page's lock has for it.
 * The shell fills that table (`shell/src/loading/locked-scripts.ts`); it stands in no script, so it costs
 * none of the first view. A script that is not in it gets the hash of nothing, which a browser refuses
 * as it refuses a wrong one: webpack reports both as a chunk that failed.
 */
export class LockedScriptsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(name, (compilation) => {
      const hooks = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      hooks.createScript.tap(name, (source) =>
        [
          source,
          'script.crossOrigin = "anonymous";',
          'script.integrity = self.lockedScripts?.get(script.src.split("?")[0]) ?? "sha384-".padEnd(71, "A");',
        ].join('\n'),
      );
    });
  }
}
