import type { Compiler } from 'webpack';
import type { DevelopmentContent } from './content';

/**
 * Makes content a part of a compilation: webpack watches its folders, a mistake in it is shown where
 * mistakes in code are shown, and `onChange` is called when there is a new good state.
 */
export class ContentPlugin {
  #seen = '';

  constructor(
    private readonly contents: readonly DevelopmentContent[],
    private readonly onChange: () => void,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.make.tapPromise('ContentPlugin', async (compilation) => {
      compilation.contextDependencies.addAll(this.contents.map(({ sources }) => sources));
      await Promise.all(this.contents.map((content) => content.refresh()));
      for (const { mistake } of this.contents)
        if (mistake) compilation.errors.push(new compiler.webpack.WebpackError(mistake));
    });
    compiler.hooks.done.tap('ContentPlugin', () => {
      const now = this.contents.map(({ version }) => version).join();
      if (this.#seen && now !== this.#seen) this.onChange();
      this.#seen = now;
    });
  }
}
