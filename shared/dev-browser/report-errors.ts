// Tells the server of this page what nothing caught, for its terminal; the overlay listens itself. The shell and the
// standalone frame pass on what they catch.
addEventListener('error', ({ error, message }: ErrorEvent) => report(error ?? message));
addEventListener('unhandledrejection', ({ reason }) => report(reason));
addEventListener('message', ({ data, source }: MessageEvent<{ type?: unknown } | undefined>) => {
  if (source === window) follow(data?.type);
});

/** Since the last edit. */
const uncaught = new Set<unknown>();

function report(error: unknown): void {
  if (uncaught.has(error)) return;
  uncaught.add(error);
  const text = error instanceof Error ? (error.stack ?? String(error)) : String(error);
  const body = JSON.stringify({ path: location.pathname, text });
  void fetch('/_errors', { method: 'POST', body }).catch(() => undefined);
}

/** An overlay that shows build errors takes no others, and is empty once they are repaired: the others are shown then. */
function follow(message: unknown): void {
  if (message === 'webpackInvalid') uncaught.clear();
  if (message === 'webpackOk' || message === 'webpackStillOk') uncaught.forEach(reportError);
}

export {};
