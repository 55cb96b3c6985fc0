import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { folderStorage } from '@portfolio/publish/storage/folder/folder-storage';
import { publish } from '@portfolio/publish/operations/publish/publish';
import { differences, siteFiles } from '@portfolio/publish/testing/site-files';
import { liveManifestFile } from '@portfolio/contract/published/paths';
import type { Releases } from '@portfolio/contract/release';
import { workspaceName } from '@portfolio/workspace/workspace-folder';
import { elsewhere, lead, paths, works, settings } from '../../../e2e/site/site-pages';
import { owners, repository } from '../../../e2e/site/workbench';
import { withoutReading } from '../../publish/journeys/soak/unreadable';

// Installs all packages of an area, and builds and publishes it and another.
// Outside the checkout, so that nothing of it is found in a folder above.
const folder = mkdtempSync(join(tmpdir(), 'eject-'));
const { area } = elsewhere;
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const ejected = join(folder, `${area}-site`);
const beside = join(folder, `${lead.area}-site`);
const site = join(folder, 'site');
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** @returns what it said. */
function npm(place: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: place, encoding: 'utf8' });
  expect(status, stdout + stderr).toBe(0);
  return stdout;
}

const quietly = ['--no-save', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];

/** Writes and installs the repository of another area beside the first, with the packages that it has now. */
function ejectBeside(): void {
  npm(repository, 'run', 'eject', '--', lead.area, beside);
  // Most of it is installed already: links to the same files, which npm replaces and never edits.
  expect(spawnSync('cp', ['-al', join(ejected, 'node_modules'), join(beside, 'node_modules')]).status).toBe(0);
  npm(beside, 'install', ...quietly);
  cpSync(join(ejected, '.cache'), join(beside, '.cache'), { recursive: true });
}

/** All HTML of the works of an area, in every language. */
function documentsOf(owner: string): string[] {
  const own = works.filter((each) => each.area === owner).map(({ path }) => `${path.slice(1)}.html`);
  return [...own, ...settings.languages.slice(1).flatMap((tag) => own.map((file) => `${tag}/${file}`))];
}

/** Packs the packages as a later state of the checkout has them, whose facts say so. */
function packLater(): string {
  const [later, packages] = [join(folder, 'later'), join(folder, 'packages')];
  for (const part of ['package.json', 'shell/package.json', 'shared']) {
    const filter = (file: string) => !/[\\/](dist|node_modules)$/.test(file);
    cpSync(join(repository, part), join(later, part), { recursive: true, filter });
  }
  const facts = join(later, 'shared/ui/facts.tsx');
  writeFileSync(facts, readFileSync(facts, 'utf8').replace('<dl ', '<dl data-later="" '));
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', tsx, join(repository, 'shared/commands/eject.ts'), '--pack', packages],
    { cwd: later, encoding: 'utf8' },
  );
  expect(status, stderr).toBe(0);
  return packages;
}

/** Whether it lists works of all areas: the home page, and both lists. */
function isList(file: string): boolean {
  return /^(?:\w+\/)?(?:index|portfolio|works)\.html$/.test(file);
}

test('an area that has left home is upgraded, changed and published with nothing of the checkout readable', async () => {
  const builds = Object.fromEntries(owners.map((owner) => [owner, join(repository, workspaceName(owner), 'dist')]));
  await publish(folderStorage(site), builds);
  const before = siteFiles(site);

  npm(repository, 'run', 'eject', '--', area, ejected);
  for (const file of ['.github/workflows/publish.yml', '.gitlab-ci.yml', 'README.md', 'package-lock.json'])
    expect(existsSync(join(ejected, file)), file).toBe(true);
  npm(ejected, 'install', ...quietly);
  // What its owner has encoded before; otherwise all its pictures are encoded again.
  cpSync(join(repository, '.cache', 'pictures'), join(ejected, '.cache', 'pictures'), { recursive: true });
  ejectBeside();
  const page = join(ejected, elsewhere.file);
  const text = readFileSync(page, 'utf8').replace(/^railTitle: .*\n/m, '');
  const titles = `title: A title of its own team\nrailTitle: ${JSON.stringify(elsewhere.railTitle)}`;
  writeFileSync(page, text.replace(/^title: .*$/m, titles));

  const upgraded = npm(ejected, 'run', 'upgrade', '--', packLater());
  expect(upgraded).toMatch(/@portfolio\/ui goes from \d+\.\d+\.\d+-\S+ to \d+\.\d+\.\d+-\S+\.\n/);

  withoutReading(repository, folder, (run) => {
    const read = run('cat', [join(repository, 'package.json')]);
    expect(read.status, read.output).not.toBe(0);
    const published = run('npm', ['run', '--prefix', ejected, 'publish'], { SITE: site });
    expect(published.output).toMatch(new RegExp(`${area}: release [0-9a-f]{20} is live\\.\\n\\d+ pages composed\\.`));
    expect(published.status).toBe(0);
    const other = run('npm', ['run', '--prefix', ejected, 'build', '--', lead.area], { SITE: site });
    expect(other.output).toContain(
      `${lead.area} is not in this repository, or has no content, so it cannot be built. There are: ${area}.`,
    );
  });

  const after = siteFiles(site);
  const { areas } = JSON.parse(readFileSync(join(site, 'releases.json'), 'utf8')) as Releases;
  expect([...before.keys()].filter((file) => file.endsWith('.html')).length).toBeGreaterThan(paths.length);
  const pages = differences(before, after).filter((file) => file.endsWith('.html'));
  // Its own pages name its release; the lists show the new title. The sidebar has a short one.
  // In other languages the page has its title there: only what names its release changes.
  const own = documentsOf(area);
  expect(pages).toEqual(expect.arrayContaining([...own, 'index.html', 'portfolio.html', 'works.html']));
  expect(pages.filter((file) => !isList(file)).sort()).toEqual(own.sort());
  for (const file of [`${elsewhere.path}.html`, 'index.html', 'works.html'])
    expect(readFileSync(join(site, file), 'utf8')).toContain('A title of its own team');
  for (const file of own) expect(readFileSync(join(site, file), 'utf8')).toContain(areas[area]!.live);
  // What is rendered with the newer packages, and what is not.
  const isLater = (file: string) => readFileSync(join(site, file), 'utf8').includes('<dl data-later');
  expect(isLater(`${elsewhere.path}.html`)).toBe(true);
  expect(pages.filter(isLater).filter((file) => !own.includes(file))).toEqual([]);

  // Another area that has left home keeps the packages that it has, and both are in one site; other sites may load it too.
  appendFileSync(join(beside, lead.file), '\n\nA sentence of another team.\n');
  withoutReading(repository, folder, (run) => {
    const published = run('npm', ['run', '--prefix', beside, 'publish'], { SITE: site, FOREIGN_HOSTS: '*' });
    expect(published.output).toMatch(new RegExp(`${lead.area}: release [0-9a-f]{20} is live\\.`));
    expect(published.status).toBe(0);
  });
  const both = siteFiles(site);
  const theirs = differences(after, both).filter((file) => file.endsWith('.html') && !isList(file));
  expect(theirs).toEqual(expect.arrayContaining(documentsOf(lead.area)));
  expect(theirs.filter((file) => own.includes(file))).toEqual([]);
  expect(readFileSync(join(site, `${lead.path}.html`), 'utf8')).toContain('A sentence of another team.');
  expect(theirs.filter(isLater)).toEqual([]);
  expect(isLater(`${elsewhere.path}.html`)).toBe(true);
  expect(existsSync(join(site, liveManifestFile(lead.area)))).toBe(true);
});
