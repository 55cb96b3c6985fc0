import webpack, { type Compiler } from 'webpack';

const name = 'PublicPathPlugin';
const { RuntimeGlobals, RuntimeModule } = webpack;

/** Chunks lie beside the script that runs. Webpack's own way also looks in workers and through all scripts of the page. */
class PublicPathModule extends RuntimeModule {
  constructor() {
    super('public path', RuntimeModule.STAGE_BASIC);
  }

  override generate(): string {
    return `${RuntimeGlobals.publicPath} = document.currentScript.src.replace(/[^/]*$/, "");`;
  }
}

export class PublicPathPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(name, (compilation) => {
      // Where it answers, webpack adds nothing of its own. What loaders run while they build has a path of its own.
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.publicPath).tap(name, (chunk) => {
        if (chunk.getEntryOptions()?.publicPath !== undefined) return undefined;
        compilation.addRuntimeModule(chunk, new PublicPathModule());
        return true;
      });
    });
  }
}
