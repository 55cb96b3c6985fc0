import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type MultiStats, type StatsOptions } from 'webpack';
import { ReportedError } from '@portfolio/workspace/reported-error';

/** A configuration, and the variables of the environment that it reads. */
export type Order = { configuration: string; environment: Readonly<Record<string, string>> };
export type Outcome = { isBuilt: boolean; messages: string };

// Runs webpack on one configuration after another, as the process that started this one asks: see webpack-runner.ts.
process.on('message', (order: Order) => {
  // Webpack that waits for nothing any more, and has not ended, ends the process.
  process.channel?.unref();
  run(order).then((outcome) => {
    process.channel?.ref();
    process.send?.(outcome);
  }, end);
});

// Nothing is written once the one that holds the lock is gone.
process.on('disconnect', () => process.exit());

/** Where one bundle failed as a whole, webpack leaves the others running: they end with the process. */
function end(error: unknown): void {
  console.error(error instanceof ReportedError ? error.message : error);
  process.exit(1);
}

async function run({ configuration, environment }: Order): Promise<Outcome> {
  Object.assign(process.env, environment);
  const { default: configurations } = (await import(pathToFileURL(configuration).href)) as { default: Configuration[] };
  const compiler = webpack(configurations);
  const stats = await new Promise<MultiStats>((resolve, reject) =>
    compiler.run((error, made) => (made ? resolve(made) : reject(error ?? new Error('webpack ended without a word.')))),
  );
  // Writes what it caches.
  await new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  const options = { children: configurations.map((each) => each.stats) } as StatsOptions;
  return { isBuilt: !stats.hasErrors() && !stats.hasWarnings(), messages: stats.toString(options).trim() };
}
