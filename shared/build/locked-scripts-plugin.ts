import webpack, { type Compiler } from 'webpack';

const name = 'LockedScriptsPlugin';
const address = 'script.src = url;';

/**
 * Lets webpack's runtime load a chunk only with an integrity value from the page's lock
 * (`shell/src/loading/locked-scripts.ts`). So the hashes are not part of any script, and the pages' policy trusts one
 * function instead of one runtime per area.
 */
export class LockedScriptsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(name, (compilation) => {
      const hooks = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      hooks.createScript.tap(name, (source) => {
        if (!source.includes(address))
          throw new Error(`Webpack no longer writes "${address}": chunks would load without their hash.`);
        return source.replace(address, 'self.lockScript(script, url);');
      });
    });
  }
}
