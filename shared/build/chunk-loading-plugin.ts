import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

const name = 'ChunkLoadingPlugin';

/**
 * Lets webpack's runtimes load chunks and their style sheets as the shell does (`shell/src/loading/locked-scripts.ts`):
 * only with a hash from the page's lock, and on retry at another address. The README says what was rejected.
 */
export class ChunkLoadingPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(name, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(name, () =>
        [
          'script = document.createElement("script");',
          // By it the runtime finds a script that is being loaded already.
          'script.setAttribute("data-webpack", dataWebpackPrefix + key);',
          'self.lockScript(script, url);',
        ].join('\n'),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(name, (source, { tag }) =>
        // An older shell has no such function: there the link loads by itself.
        [source, `self.loadStyle?.(${tag});`].join('\n'),
      );
    });
  }
}
