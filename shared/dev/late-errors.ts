import type { MultiCompiler } from 'webpack';
import type WebpackDevServer from 'webpack-dev-server';

/** Errors that are found beside the compilation. They stand in the overlay of open pages and stop no hot update. */
export class LateErrors {
  #errors: readonly string[] = [];
  #isCompiled = false;

  /** @param server that has started: its own messages come first. */
  constructor(
    private readonly server: WebpackDevServer,
    compiler: MultiCompiler,
  ) {
    compiler.hooks.done.tap('LateErrors', (stats) => {
      // Its own errors stand in the overlay then.
      this.#isCompiled = !stats.hasErrors();
      this.#show(this.#clients);
    });
    server.webSocketServer?.implementation.on('connection', (client: Client) => this.#show([client]));
  }

  /** All that there are now. */
  set(errors: readonly string[]): void {
    if (errors.join('\n') === this.#errors.join('\n')) return;
    // The overlay adds build errors to those that stand in it, so it is taken away first.
    if (this.#isCompiled && this.#errors.length > 0) this.server.sendMessage(this.#clients, 'still-ok');
    this.#errors = errors;
    this.#show(this.#clients);
  }

  #show(clients: Client[]): void {
    if (this.#isCompiled && this.#errors.length > 0) this.server.sendMessage(clients, 'errors', this.#errors);
  }

  get #clients(): Client[] {
    return this.server.webSocketServer?.clients ?? [];
  }
}

type Client = Parameters<WebpackDevServer['sendMessage']>[0][number];
