import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

const name = 'RetryPlugin';
const { RuntimeGlobals, RuntimeModule } = webpack;

/**
 * Requests a chunk at another address on retry, `?r=1` and so on: for the same address a browser would join a hanging
 * request or reuse a corrupt response. A style sheet counts as failed after `timeout` milliseconds, as a script does.
 * It is fetched first and its link then reads the browser's cache: a link cannot be aborted, and a pending one blocks
 * all other requests of the page in Firefox (nsHttpConnectionMgr's blocking transactions).
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
          'var address = linkTag.href + (tries[chunkId] ? "?r=" + tries[chunkId] : "");',
          'tries[chunkId] = (tries[chunkId] || 0) + 1;',
          'var late = new AbortController();',
          'var fail = (type) => { linkTag.onerror?.({ type, target: { href: address } }); late.abort(); };',
          `setTimeout(() => fail("timeout"), ${this.timeout});`,
          'linkTag.removeAttribute("href");',
          'fetch(address, { signal: late.signal }).then((answer) => answer.ok ? answer.text() : Promise.reject())',
          '  .then(() => { linkTag.href = address; }, () => fail("error"));',
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
