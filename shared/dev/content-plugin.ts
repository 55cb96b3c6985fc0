import type { Compiler } from 'webpack';
import type { DevelopmentContent } from './content';

/**
 * Adds content to a compilation: webpack watches its folders, errors in it are reported like errors in code, and
 * `onChange` is called after every successful change.
 */
export class ContentPlugin {
  #lastVersion = '';

  constructor(
    private readonly contents: readonly DevelopmentContent[],
    private readonly onChange: () => void,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.make.tapPromise('ContentPlugin', async (compilation) => {
      compilation.contextDependencies.addAll(this.contents.map(({ sources }) => sources));
      await Promise.all(this.contents.map((content) => content.refresh()));
      for (const { error } of this.contents)
        if (error) compilation.errors.push(new compiler.webpack.WebpackError(error));
    });
    compiler.hooks.done.tap('ContentPlugin', () => {
      const version = this.contents.map(({ version }) => version).join();
      if (this.#lastVersion && version !== this.#lastVersion) this.onChange();
      this.#lastVersion = version;
    });
  }
}
