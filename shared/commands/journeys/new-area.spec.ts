import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import type { Releases } from '@portfolio/contract/release';
import { develop } from '../../dev/journeys/development-server';
import { untilStarted } from '../../../e2e/fixtures';
import { freePort } from '@portfolio/testing/free-port';
import { elsewhere, lead, settings } from '../../../e2e/site/site-pages';
import { texts, worksTexts } from '../../../e2e/site/site-words';
import { repositoryCopy, type RepositoryCopy } from '../../../e2e/site/repository-copy';
import { copyJourneysSite, serveSite, sitePaths } from '../../../e2e/site/workbench';

// Builds an area and a shell, on one core in the worst case.
const table = 'shared/contract/areas.ts';
const settingsFile = 'shell/content/site.md';

test('an area comes with a command, is published, found, rolled back, and goes, while shells older and newer than it are live', async ({
  page,
}) => {
  const copy = repositoryCopy('new-area');
  const npm = (...args: string[]) => copy.run('npm', 'run', '--silent', ...args);
  const releases = () => JSON.parse(readFileSync(join(copy.site, 'releases.json'), 'utf8')) as Releases;
  copyJourneysSite(dirname(copy.site));
  const before = { table: read(copy, table), settings: read(copy, settingsFile), shell: releases().shell.live };
  const { address, close } = await serveSite(copy.site);
  const status = async (path: string) => (await fetch(address + path)).status;
  const text = async (path: string) => (await fetch(address + path)).text();

  await test.step('the command makes an area that is checked, tested, and runs alone', async () => {
    expect(npm('new', '--', 'area', 'writing', 'Writing')).toContain('remote-writing/content/WRI/index.md\n');
    npm('new', '--', 'writing', 'ESSAY', 'An essay on stairs');
    expect(read(copy, 'package-lock.json')).toContain('"node_modules/remote-writing": {');
    // Nothing is left to install: shared/commands/install.mjs compares these.
    const lock = createHash('sha256').update(read(copy, 'package-lock.json')).digest('hex');
    expect(read(copy, 'node_modules/.lock-hash-all')).toBe(lock);
    copy.run('npx', 'jest', 'remote-writing');
    copy.run('node', '--import', 'tsx', 'node_modules/eslint/bin/eslint.js', 'remote-writing', table);
    copy.run('npx', 'prettier', '--check', 'remote-writing', table, settingsFile);
    const port = await freePort();
    const stop = await develop('npm run --silent dev -w remote-writing', copy.root, port);
    try {
      await page.goto(`http://localhost:${port}/ESSAY`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('An essay on stairs');
    } finally {
      await stop();
    }
  });

  await test.step('published below a shell that is older than it, visitors find it everywhere', async () => {
    expect(npm('publish', '--', 'writing')).toMatch(
      /writing: release [0-9a-f]{20} is live\.\n\d\d pages composed\.\n\n/,
    );
    expect(releases().shell.live).toBe(before.shell);
    await findEverywhere(page, address);
    expect(await sitePaths(address)).toEqual(expect.arrayContaining(['/WRI', '/ESSAY']));
    expect(await text('/feed.xml')).toContain('An essay on stairs');
  });

  await test.step('it is rolled back alone', async () => {
    const essay = 'remote-writing/content/ESSAY/index.md';
    write(copy, essay, `${read(copy, essay)}\nA landing is a place to think again.\n`);
    npm('publish', '--', 'writing');
    expect(await text('/ESSAY')).toContain('A landing is a place to think again.');
    const composed = 2 * settings.languages.length;
    expect(npm('rollback', '--', 'writing')).toMatch(
      new RegExp(`^writing: release [0-9a-f]{20} is live\\.\\n${composed} pages composed\\.\\n\\n`),
    );
    expect(await text('/ESSAY')).not.toContain('A landing is a place to think again.');
  });

  await test.step('shells from after it and from before it show it', async () => {
    const notices = 'shell/content/notices.md';
    write(copy, notices, read(copy, notices).replace(/^next: .*$/m, 'next: Onward'));
    npm('publish', '--', 'shell');
    expect(releases().shell.live).not.toBe(before.shell);
    await findEverywhere(page, address);
    npm('rollback', '--', 'shell');
    expect(releases().shell.live).toBe(before.shell);
    await findEverywhere(page, address);
  });

  await test.step('without its row the folder is named; without both the site keeps it, and says how it goes', async () => {
    write(copy, table, before.table);
    expect(() => npm('publish', '--', 'research')).toThrow(
      /shared\/contract\/areas\.ts:\d+: The folder remote-writing has no row\. Expected: a row for "writing", or no such folder\.\n$/,
    );
    rmSync(join(copy.root, 'remote-writing'), { recursive: true });
    write(copy, settingsFile, before.settings);
    expect(npm('publish', '--', 'research')).toMatch(
      /^writing is on the site, but has no row in shared\/contract\/areas\.ts; it stays until you run npm run site -- remove writing\.\n[^]*research: release /,
    );
    await findEverywhere(page, address);
  });

  await test.step('removed, nothing of it is left, below either shell', async () => {
    const newer = releases().shell.history.at(-1)!.release;
    expect(npm('site', '--', 'remove', 'writing')).toBe(
      'writing: its pages, releases and pictures are off the site.\n',
    );
    for (const shell of [before.shell, newer]) {
      if (shell === newer) npm('rollback', '--', 'shell', newer);
      expect(releases().shell.live).toBe(shell);
      expect([await status('/WRI'), await status('/ESSAY'), await status('/sitemap-writing.xml')]).toEqual([
        404, 404, 404,
      ]);
      expect((await sitePaths(address)).filter((path) => /WRI|ESSAY|writing/.test(path))).toEqual([]);
      for (const path of ['/', lead.path, '/works', '/feed.xml', '/sitemap.xml', '/works.json'])
        expect(await text(path), path).not.toMatch(/ESSAY|Writing|writing"?:/);
      // Former states name its releases: who wants one of them back is told that they are gone.
      const live = JSON.parse(await text('/releases.json')) as Record<string, unknown>;
      delete live['states'];
      expect(JSON.stringify(live)).not.toMatch(/ESSAY|Writing|writing"?:/);
      expect(existsSync(join(copy.site, '_areas', 'writing'))).toBe(false);
      await page.goto(address + lead.path);
      await untilStarted(page);
      await expect(page.locator('#rail').getByRole('button', { name: elsewhere.group })).toBeVisible();
    }
  });
  close();
});

/** Walks to the area as a visitor would: rail, home page, list of works, search. */
async function findEverywhere(page: Page, address: string): Promise<void> {
  const faults: string[] = [];
  const onError = (error: Error) => faults.push(error.message);
  page.on('pageerror', onError);
  const title = page.getByRole('heading', { level: 1 });

  await page.goto(address + lead.path);
  await untilStarted(page);
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  const rail = page.locator('#rail');
  await rail.getByRole('button', { name: /Writing/ }).click();
  await expect(rail.getByRole('link', { name: /^WRI/ })).toBeHidden();
  await rail.getByRole('button', { name: /Writing/ }).click();
  await rail.getByRole('link', { name: /^WRI/ }).click();
  await expect(title).toHaveText('The first page of Writing');

  await rail.getByRole('link').first().click();
  const section = page.getByRole('region', { name: 'Writing' });
  await section.getByRole('link', { name: /An essay on stairs/ }).click();
  await expect(title).toHaveText('An essay on stairs');

  await rail.getByRole('link', { name: texts.allWorks }).click();
  const filters = page.getByRole('group', { name: worksTexts.filters.label });
  await filters.getByRole('button', { name: /^Writing/ }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);

  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('stairs');
  await page
    .getByRole('dialog')
    .getByRole('option', { name: /An essay on stairs/ })
    .click();
  await expect(title).toHaveText('An essay on stairs');
  expect(documents).toEqual([]);
  expect(faults).toEqual([]);
  page.off('pageerror', onError);
}

function read({ root }: RepositoryCopy, file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function write({ root }: RepositoryCopy, file: string, content: string): void {
  writeFileSync(join(root, file), content);
}
