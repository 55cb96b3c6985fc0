import { join } from 'node:path';
import { federation } from '@module-federation/vite';
import { build } from 'vite';
import { remoteOf, shared, shareStrategy, type Remotes } from './remotes';

/** Builds the same host as any site with Vite may have one. */
export async function buildWithVite(output: string, { site, ...areas }: Remotes): Promise<void> {
  const remotes = Object.entries(areas).map(([alias, area]) => [alias, { type: 'var', ...remoteOf(site, area) }]);
  const { NODE_ENV: before } = process.env;
  await build({
    root: join(import.meta.dirname, 'host'),
    configFile: false,
    logLevel: 'error',
    build: { outDir: output, emptyOutDir: true, target: 'chrome118' },
    plugins: [
      federation({
        name: 'another_site',
        remotes: Object.fromEntries(remotes) as Record<string, { type: string; name: string; entry: string }>,
        shared,
        shareStrategy,
        dts: false,
      }),
    ],
  });
  // Vite leaves "production" there, and npm installs no tools then: other journeys in this process need them.
  if (before === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = before;
}
