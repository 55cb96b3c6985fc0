import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { folderStorage } from '@portfolio/publish/storage/folder/folder-storage';
import { publish } from '@portfolio/publish/operations/publish/publish';
import { differences, siteFiles } from '@portfolio/publish/testing/site-files';
import { elsewhere, paths } from '../../../e2e/site/site-pages';
import { Publishers } from '../../publish/journeys/soak/publishers';
import { publishedWorkbench, repository } from '../../../e2e/site/workbench';

const mark = '<!-- of the other checkout -->';
/** How React writes "&", here and in the other checkout. */
const [ours, theirs] = ['match = "&amp;"', 'match = "&#38;"'];

/** A copy of the repository whose composer marks every page, and whose React writes another entity. */
function otherCheckout(folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  const modules = join(folder, 'node_modules');
  mkdirSync(modules, { recursive: true });
  for (const path of ['shared', 'shell/src', 'shell/webpack.config.ts'])
    cpSync(join(repository, path), join(folder, path), { recursive: true });
  for (const file of ['package.json', 'tsconfig.base.json', 'shell/package.json'])
    cpSync(join(repository, file), join(folder, file));
  for (const name of readdirSync(join(repository, 'node_modules'))) {
    if (name === '@portfolio') continue;
    if (['react', 'react-dom'].includes(name))
      cpSync(join(repository, 'node_modules', name), join(modules, name), { recursive: true });
    else symlinkSync(join(repository, 'node_modules', name), join(modules, name));
  }
  mkdirSync(join(modules, '@portfolio'));
  for (const name of readdirSync(join(folder, 'shared')))
    symlinkSync(join('..', '..', 'shared', name), join(modules, '@portfolio', name));
  edit(join(folder, 'shared/compose/document/html-document.ts'), '<!doctype html>', `<!doctype html>${mark}`);
  for (const place of ['edge', 'node'])
    edit(join(modules, `react-dom/cjs/react-dom-server.${place}.production.js`), ours, theirs);
  return folder;
}

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  rmSync(file);
  writeFileSync(file, text.replaceAll(from, to));
}

function run(folder: string, args: readonly string[], settings: NodeJS.ProcessEnv = {}): void {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...settings },
  });
  expect(status, stderr).toBe(0);
}

/** What is live, without the times of the publishes. */
function pointerOf(site: string): string {
  return readFileSync(join(site, 'releases.json'), 'utf8').replace(/"(?:published|made)": "[^"]*"/g, '');
}

test("two checkouts with other composers and other Reacts publish an area byte for byte alike; only the shell's release changes how pages are composed", async () => {
  const bench = publishedWorkbench('other-checkout');
  const folder = dirname(bench.site);
  const checkout = otherCheckout(join(folder, 'checkout'));
  appendFileSync(join(bench.root, elsewhere.file), '\n\nPaper & plan.\n');
  const builds = { [elsewhere.area]: await bench.build(elsewhere.area) };
  const [here, there] = ['here', 'there'].map((name) => {
    const place = join(folder, name);
    // One state is a whole site: two publishers that know nothing of each other.
    cpSync(join(bench.site, '..', '.site'), join(place, '.site'), { recursive: true });
    symlinkSync(join('.site', '1'), join(place, 'site'));
    return join(place, 'site');
  }) as [string, string];

  await publish(folderStorage(here), builds);
  const publishers = new Publishers(there, 1, checkout);
  const outcome = await publishers.run({ step: { do: 'publish', builds } });
  await publishers.end();
  expect(outcome).toMatchObject({ end: 'done' });
  expect(differences(siteFiles(here), siteFiles(there))).toEqual(['releases.json']);
  expect(pointerOf(there)).toBe(pointerOf(here));
  expect(readFileSync(join(there, `${elsewhere.path}.html`), 'utf8')).toContain('Paper &amp; plan.');

  // The composer renders the owner's name on every page.
  edit(join(bench.root, 'shell/content/site.md'), '\nname: ', '\nname: Plans & ');
  const shell = await bench.build('shell');
  const webpack = join(repository, 'node_modules/webpack/bin/webpack.js');
  run(join(checkout, 'shell'), [webpack, '--config-name', 'composer'], { BUILD_OUTPUT: join(folder, 'composer') });
  cpSync(join(folder, 'composer', 'server'), join(shell, 'server'), { recursive: true });
  const before = siteFiles(here);
  await publish(folderStorage(here), { shell });
  const pages = [...siteFiles(here)].filter(([path]) => path.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(paths.length);
  for (const [path, html] of pages) {
    expect(html.startsWith(`<!doctype html>${mark}`), path).toBe(true);
    expect(before.get(path)).not.toBe(html);
  }
  expect(pages.filter(([, html]) => html.includes('Plans &#38; '))).not.toEqual([]);
});
