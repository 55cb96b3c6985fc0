import { rspack, type Configuration } from '@rspack/core';

/** Bundles once. @throws Error with what Rspack found wrong, warnings too. */
export async function runRspack(configuration: Configuration | Configuration[]): Promise<void> {
  const compiler = rspack([configuration].flat());
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const isWrong = stats?.hasErrors() || stats?.hasWarnings();
      const fault = error ?? (isWrong ? new Error(stats?.toString('errors-warnings')) : undefined);
      compiler.close(() => (fault ? reject(fault) : resolve()));
    });
  });
}
