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
    const were = this.#errors.length;
    this.#errors = errors;
    this.#show(this.#clients);
    if (were > 0 && errors.length === 0 && this.#isCompiled) this.server.sendMessage(this.#clients, 'ok');
  }

  #show(clients: Client[]): void {
    if (this.#isCompiled && this.#errors.length > 0) this.server.sendMessage(clients, 'errors', this.#errors);
  }

  get #clients(): Client[] {
    return this.server.webSocketServer?.clients ?? [];
  }
}

type Client = Parameters<WebpackDevServer['sendMessage']>[0][number];
