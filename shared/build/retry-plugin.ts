import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

const name = 'RetryPlugin';
const { RuntimeGlobals, RuntimeModule } = webpack;

/**
 * Gives a chunk that is asked for again another address, `?r=1` and so on: asked for the same one, a
 * browser joins a request that hangs, and keeps what came broken. A style sheet counts as lost after
 * `timeout` milliseconds, as a script does; by itself it would be awaited for ever.
 */
export class RetryPlugin {
  constructor(private readonly timeout: number) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.ensureChunkHandlers).tap(name, (chunk, needed) => {
        needed.add(RuntimeGlobals.getChunkScriptFilename);
        compilation.addRuntimeModule(chunk, new NumberedTries());
      });
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(name, (source) =>
        [
          source,
          'var tries = (createStylesheet.tries ||= {});',
          'if (tries[chunkId]) linkTag.href += "?r=" + tries[chunkId];',
          'tries[chunkId] = (tries[chunkId] || 0) + 1;',
          `setTimeout(() => linkTag.onerror?.({ type: "timeout", target: linkTag }), ${this.timeout});`,
        ].join('\n'),
      );
    });
  }
}

class NumberedTries extends RuntimeModule {
  constructor() {
    // After the function that it wraps.
    super('another address for another try', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const address = RuntimeGlobals.getChunkScriptFilename;
    return `(() => {
      const address = ${address}, tries = {};
      ${address} = (id) => {
        const count = (tries[id] = (tries[id] ?? -1) + 1);
        return address(id) + (count ? "?r=" + count : "");
      };
    })();`;
  }
}
