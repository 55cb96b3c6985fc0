import type { IncomingMessage } from 'node:http';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { ContentPlugin } from './content-plugin';
import type { DevelopmentContent } from './content';
import { asMiddleware, type Handler } from './handler';
import { isLocalOrigin } from './local-origin';
import { host } from './ports';

type ServerOptions = {
  port: number;
  configs: readonly Configuration[];
  /** Pages are reloaded when one of these changes. */
  contents: readonly DevelopmentContent[];
  handler: Handler;
  proxy?: WebpackDevServer.ProxyConfigArray;
};

/** Starts webpack's development server. Resolves when it listens, before the first compilation. */
export async function startServer({ port, configs, contents, handler, proxy }: ServerOptions): Promise<void> {
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
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        // Absolute, because pages on other ports load this bundle too.
        webSocketURL: `ws://localhost:${port}/ws`,
      },
      setupMiddlewares: (middlewares) => [...middlewares, { name: 'pages', middleware: asMiddleware(handler) }],
    },
    compiler,
  );
  const reload = () => {
    if (server.webSocketServer) server.sendMessage(server.webSocketServer.clients, 'static-changed', 'content');
  };
  const [first] = compiler.compilers;
  if (first) new ContentPlugin(contents, reload).apply(first);
  await server.start();
}

function headersFor(origin: string | undefined): Record<string, string> {
  const isAllowed = origin !== undefined && isLocalOrigin(origin);
  return { 'Cache-Control': 'no-store', Vary: 'Origin', ...(isAllowed && { 'Access-Control-Allow-Origin': origin }) };
}
