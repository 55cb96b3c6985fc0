const ends = new Set<() => void>();
const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Has `end` called when this process ends or is ended by a signal. @returns takes that back. */
export function atOwnEnd(end: () => void): () => void {
  if (ends.size === 0) watch();
  ends.add(end);
  return () => {
    ends.delete(end);
    if (ends.size === 0) unwatch();
  };
}

function endAll(): void {
  for (const end of ends) end();
}

function endBySignal(signal: NodeJS.Signals): void {
  endAll();
  unwatch();
  // What it does without listeners; others decide for themselves.
  if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
}

function watch(): void {
  process.on('exit', endAll);
  for (const signal of signals) process.on(signal, endBySignal);
}

function unwatch(): void {
  process.off('exit', endAll);
  for (const signal of signals) process.off(signal, endBySignal);
}
