import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import webpack, { type Configuration, NormalModule } from 'webpack';
import { root } from '@portfolio/workspace/root';
import { containerConfig, shellDevelopmentConfig, standaloneConfig } from './development-config';

const configs = [containerConfig('research', 4203), standaloneConfig('research'), shellDevelopmentConfig()];

test('an import of what a module does not export is an error in development too', () => {
  for (const { module } of configs) expect(module?.parser?.['javascript']).toMatchObject({ exportsPresence: 'error' });
});

test('workers are bundled in development too', () => {
  for (const { module } of configs)
    expect(module?.parser?.['javascript']?.['worker']).toEqual([expect.stringContaining('ReleaseWorker')]);
});

test('an area on another port loads its scripts from there', () => {
  expect(containerConfig('research', 4303).output?.publicPath).toMatch('http://localhost:4303/');
});

test('an edit builds what was edited, and nothing else again', async () => {
  const folder = mkdtempSync(join(root, '.cache', 'development-config-'));
  try {
    for (const [index, config] of configs.entries())
      expect(await buildInTurn(config, join(folder, String(index)))).toEqual([['page.ts', 'title.ts'], ['title.ts']]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 120_000);

/** The modules that are built first, and after an edit of one of two. */
async function buildInTurn(config: Configuration, folder: string): Promise<string[][]> {
  const [page, title] = ['page.ts', 'title.ts'].map((name) => join(folder, name)) as [string, string];
  mkdirSync(folder);
  writeFileSync(page, "import { title } from './title';\nconsole.info(title);\n");
  writeFileSync(title, "export const title = 'A tower';\n");
  // Of a file that was written in the moment of a build, webpack can't tell whether it was read before or after.
  const earlier = new Date(Date.now() - 60_000);
  for (const file of [page, title]) utimesSync(file, earlier, earlier);
  const built: string[][] = [];
  const compiler = webpack({ ...config, entry: page, output: { path: join(folder, 'output') }, plugins: [] });
  try {
    await new Promise<void>((resolve, reject) => {
      compiler.watch({}, (error, stats) => {
        if (error || !stats || stats.hasErrors()) return reject(error ?? new Error(stats?.toString('errors-only')));
        const { modules, builtModules } = stats.compilation;
        const files = [...modules].map((module) =>
          module instanceof NormalModule && builtModules.has(module) ? module.resource : '',
        );
        built.push([page, title].filter((file) => files.includes(file)).map((file) => basename(file)));
        if (built.length === 2) return resolve();
        writeFileSync(title, "export const title = 'A tower at the river';\n");
      });
    });
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
  }
  return built;
}
