import webpack, { type Configuration } from 'webpack';

/** Bundles once. @throws Error with what webpack found wrong. */
export async function runWebpack(configuration: Configuration): Promise<void> {
  const compiler = webpack(configuration);
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const fault = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
      compiler.close(() => (fault ? reject(fault) : resolve()));
    });
  });
}
