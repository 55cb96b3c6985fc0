import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const versions = { create: '5.2.4', astro: '7.3.5', sharp: '0.35.5' };

export type AstroSite = { what: string; seconds: number; photos: number };

/**
 * Makes a portfolio with Astro and with all photos of this repository, each in the same widths as AVIF, installs, builds and
 * serves it. `npm create astro` fetches its themes from GitHub; without it the same site begins with a package.json.
 * @returns seconds until the first page answers.
 */
export async function astroSite(root: string, folder: string): Promise<AstroSite> {
  const began = performance.now();
  const site = join(folder, 'astro');
  const args = ['create', '--yes', `astro@${versions.create}`, 'astro', '--', '--template', 'portfolio'];
  const created = run('npm', [...args, '--no-install', '--no-git', '--yes', '--skip-houston'], folder, 60_000);
  const isCreated = created && existsSync(join(site, 'package.json'));
  if (!isCreated) startEmpty(site);
  const photos = copyPhotos(root, site);
  writePages(site);
  must(run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], site), 'npm install');
  must(run('npx', ['astro', 'telemetry', 'disable'], site), 'astro telemetry');
  must(run('npx', ['astro', 'build'], site), 'astro build');
  await waitUntilServed(site);
  const what = isCreated ? 'npm create astro, its portfolio theme' : 'Astro, a theme of this folder';
  return { what, seconds: (performance.now() - began) / 1000, photos };
}

function startEmpty(site: string): void {
  mkdirSync(site, { recursive: true });
  const { astro, sharp } = versions;
  const manifest = { name: 'astro-portfolio', type: 'module', private: true, dependencies: { astro, sharp } };
  writeFileSync(join(site, 'package.json'), JSON.stringify(manifest, null, 2));
}

/** @returns how many. */
function copyPhotos(root: string, site: string): number {
  const folders = readdirSync(root).filter((name) => name.startsWith('remote-'));
  const photos = folders
    .map((name) => join(root, name, 'content'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(jpe?g|png|webp)$/.test(file))
        .map((file) => join(folder, file)),
    );
  for (const photo of photos) {
    const target = join(site, 'src', 'photos', basename(dirname(photo)), basename(photo));
    mkdirSync(dirname(target), { recursive: true });
    cpSync(photo, target);
  }
  return photos.length;
}

/** A home page and a page for each folder of photos, as this site has them. */
function writePages(site: string): void {
  const pages = join(site, 'src', 'pages', 'works');
  mkdirSync(pages, { recursive: true });
  const photos = "Object.entries(import.meta.glob('/src/photos/**/*.{jpg,jpeg,png,webp}', { eager: true }))";
  const names = `[...new Set(${photos}.map(([path]) => path.split('/')[3]))]`;
  writeFileSync(
    join(site, 'src', 'pages', 'photos.astro'),
    `---\nconst names = ${names};\n---\n<h1>Works</h1>{names.map((name) => <a href={'/works/' + name}>{name}</a>)}\n`,
  );
  writeFileSync(
    join(pages, '[name].astro'),
    [
      '---',
      "import { Picture } from 'astro:assets';",
      'export function getStaticPaths() {',
      `  return ${names}.map((name) => ({ params: { name } }));`,
      '}',
      'const { name } = Astro.params;',
      `const photos = ${photos}.filter(([path]) => path.split('/')[3] === name).map(([, file]) => file.default);`,
      'const widths = (photo) => [400, 640, 800, 1120, 1600, photo.width].filter((width) => width <= photo.width);',
      '---',
      '<h1>{name}</h1>',
      '{photos.map((photo) => (',
      '  <Picture src={photo} alt="" formats={["avif"]} fallbackFormat="jpg" widths={widths(photo)} sizes="100vw" />',
      '))}\n',
    ].join('\n'),
  );
}

async function waitUntilServed(site: string): Promise<void> {
  const port = 4390;
  const server = spawn('npx', ['astro', 'preview', '--port', String(port)], { cwd: site, detached: true });
  try {
    for (let answer = 0; answer !== 200; await sleep(100))
      answer = await fetch(`http://localhost:${port}/photos`).then(
        ({ status }) => status,
        () => 0,
      );
  } finally {
    if (server.pid) process.kill(-server.pid);
  }
}

function run(command: string, args: readonly string[], folder: string, timeout?: number): boolean {
  const { status } = spawnSync(command, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    ...(timeout && { timeout }),
  });
  return status === 0;
}

function must(isDone: boolean, step: string): void {
  if (!isDone) throw new Error(`${step} failed; its messages stand above.`);
}
