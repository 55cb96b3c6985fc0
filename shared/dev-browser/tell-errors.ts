// Tells the server of this page what nothing caught, for its terminal; the overlay listens itself. The shell and the
// standalone frame pass on what they catch.
addEventListener('error', ({ error, message }: ErrorEvent) => tell(error ?? message));
addEventListener('unhandledrejection', ({ reason }) => tell(reason));

function tell(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? String(error)) : String(error);
  const body = JSON.stringify({ path: location.pathname, text });
  void fetch('/_errors', { method: 'POST', body }).catch(() => undefined);
}

export {};
