import type { IncomingMessage } from 'node:http';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { ReleaseOwner } from '@portfolio/contract/release';
import { browserErrors } from './browser-errors';
import { ContentPlugin } from './content-plugin';
import type { DevelopmentContent } from './content';
import { asMiddleware, type Handler } from './handler';
import { LateErrors } from './late-errors';
import { isLocalOrigin } from './local-origin';
import { host } from './ports';

type ServerOptions = {
  owner: ReleaseOwner;
  port: number;
  configs: readonly Configuration[];
  /** Pages are reloaded when one of these changes. */
  contents: readonly DevelopmentContent[];
  handler: Handler;
  /** Which errors of the running page stand in the overlay. It is sent to the browser as text. */
  showsError: (error: Error) => boolean;
  proxy?: WebpackDevServer.ProxyConfigArray;
};

export type StartedServer = {
  /** The first compilation, with or without errors. */
  compiled: Promise<void>;
  /** Shows errors that were found beside the compilation, in place of those before. */
  show: (errors: readonly string[]) => void;
};

/** Starts webpack's development server. Resolves when it listens, before the first compilation. */
export async function startServer({
  owner,
  port,
  configs,
  contents,
  handler,
  showsError,
  proxy,
}: ServerOptions): Promise<StartedServer> {
  const compiler = webpack([...configs]);
  const server = new WebpackDevServer(
    {
      host,
      port,
      ...(proxy && { proxy }),
      hot: true,
      liveReload: false,
      static: false,
      // A page on 127.0.0.1 may open the web socket of localhost.
      allowedHosts: ['localhost', '127.0.0.1'],
      headers: (request: IncomingMessage) => headersFor(request.headers.origin),
      client: {
        logging: 'warn',
        overlay: { errors: true, warnings: false, runtimeErrors: showsError },
        // Absolute, because pages on other ports load this bundle too.
        webSocketURL: `ws://localhost:${port}/ws`,
      },
      setupMiddlewares: (middlewares) => [
        { name: 'errors', middleware: browserErrors(owner, console.error) },
        ...middlewares,
        { name: 'pages', middleware: asMiddleware(handler) },
      ],
    },
    compiler,
  );
  const reload = () => {
    if (server.webSocketServer) server.sendMessage(server.webSocketServer.clients, 'static-changed', 'content');
  };
  const [first] = compiler.compilers;
  if (first) new ContentPlugin(contents, reload).apply(first);
  const compiled = new Promise<void>((resolve) => compiler.hooks.done.tap('first', () => resolve()));
  await server.start();
  const late = new LateErrors(server, compiler);
  return { compiled, show: (errors) => late.set(errors) };
}

function headersFor(origin: string | undefined): Record<string, string> {
  const isAllowed = origin !== undefined && isLocalOrigin(origin);
  return { 'Cache-Control': 'no-store', Vary: 'Origin', ...(isAllowed && { 'Access-Control-Allow-Origin': origin }) };
}
