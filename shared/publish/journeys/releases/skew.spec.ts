import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type AreaName } from '@portfolio/contract/areas';
import { expect, untilSettled, open, untilStarted, test } from '../../../../e2e/fixtures';
import { elsewhere, firsts, lead, next, siblings, works } from '../../../../e2e/site/site-pages';
import { texts, worksTexts } from '../../../../e2e/site/site-words';
import { pageNames, publishedWorkbench, serveSite, type Workbench } from '../../../../e2e/site/workbench';

/** The releases of an area from which each document requested scripts and data. */
function watch(page: Page) {
  const documents: Set<string>[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new Set());
    const release = /\/_(?:areas\/(\w+)|shell)\/([0-9a-f]{20})\/(?!.*\.(?:avif|svg|webp|jpg|png|woff2))/.exec(
      request.url(),
    );
    if (release) documents.at(-1)?.add(`${release[1] ?? 'shell'} ${release[2]}`);
  });
  return documents;
}

async function keepOnlyLive(bench: Workbench): Promise<void> {
  const { prune } = await import('@portfolio/publish/operations/history/prune');
  const { folderStorage } = await import('@portfolio/publish/storage/folder/folder-storage');
  await prune(folderStorage(bench.site), 1);
}

function write(bench: Workbench, text: string, area: AreaName = elsewhere.area): void {
  for (const name of pageNames(bench, area))
    appendFileSync(join(bench.root, `remote-${area}`, 'content', name, 'index.md'), `\n\n${text}\n`);
}

/** The pages of an area, the lead work last: it was open before. */
function pathsOf(area: AreaName): string[] {
  const ofArea = works.filter((page) => page.area === area);
  return (area === lead.area ? [...siblings, lead] : ofArea).map(({ path }) => path);
}

test('a page that stays open across publishes, roll-backs and prunes never mixes releases and reloads at most once', async ({
  page,
}) => {
  const bench = publishedWorkbench('skew');
  const { address, close } = await serveSite(bench.site);
  const documents = watch(page);
  const go = async (path: string, heading: string) => {
    const before = documents.length;
    await page.locator(`#rail a[href="${path}"]`).first().click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await untilStarted(page);
    await expect(page.getByRole('alert').filter({ hasText: texts.failed })).toBeHidden();
    return documents.length - before;
  };
  const visit = async (path: string) => {
    const html = await (await fetch(address + path)).text();
    return go(path, /<h1[^>]*>(?:<[^>]+>)*([^<]+)/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '');
  };
  const [second = elsewhere, third] = works.filter((each) => each.area === elsewhere.area && each !== elsewhere);
  await open(page, address + lead.path);
  await untilSettled(page);

  await test.step('an area that was not loaded yet, published and pruned: one load of the document', async () => {
    write(bench, 'The second words.');
    await bench.publish(elsewhere.area);
    await keepOnlyLive(bench);
    expect(await go(elsewhere.path, elsewhere.title)).toBe(1);
    await expect(page.getByText('The second words.')).toBeVisible();
  });
  await test.step('an area that runs, published and rolled back: it goes on in its own release', async () => {
    write(bench, 'The third words.');
    await bench.publish(elsewhere.area);
    expect(await go(second.path, second.title)).toBe(0);
    await expect(page.getByText('The third words.')).toHaveCount(0);
    bench.command('rollback', elsewhere.area);
    expect(await go(lead.path, lead.title)).toBe(0);
  });
  await test.step('an area that runs, published and pruned: one load of the document', async () => {
    write(bench, 'The fourth words.');
    await bench.publish(elsewhere.area);
    await keepOnlyLive(bench);
    if (!third) return;
    expect(await go(third.path, third.title)).toBe(1);
    await expect(page.getByText('The fourth words.')).toBeVisible();
  });
  const notices = join(bench.root, 'shell', 'content', 'notices.md');
  const publishShell = async (next: string) => {
    writeFileSync(notices, readFileSync(notices, 'utf8').replace(/^next: .*$/m, `next: ${next}`));
    await bench.publish('shell');
    await keepOnlyLive(bench);
  };
  await test.step('the shell, published and pruned: one load of the document', async () => {
    await publishShell('Onward');
    expect(await visit('/')).toBe(1);
  });
  await test.step('a release that goes while its page loads: one load of the document', async () => {
    const held: (() => void)[] = [];
    let holding = true;
    await page.route('**/_shell/**/*.js', async (route) => {
      if (holding) await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    const before = documents.length;
    await page.goto(address + lead.path, { waitUntil: 'commit' });
    await expect.poll(() => held.length).toBe(2);
    await publishShell('Further');
    holding = false;
    for (const release of held) release();
    await untilStarted(page);
    expect(documents.length - before).toBe(2);
  });
  await test.step('the shell, rolled back under an open page: it goes on; once that is pruned, one load of the document', async () => {
    await untilSettled(page);
    writeFileSync(notices, readFileSync(notices, 'utf8').replace(/^next: .*$/m, 'next: Beyond'));
    await bench.publish('shell');
    bench.command('rollback', 'shell');
    expect(await go(next.path, next.title)).toBe(0);
    await keepOnlyLive(bench);
    expect(await go('/works', worksTexts.title)).toBeLessThanOrEqual(1);
  });
  const others: (readonly [area: AreaName, ...paths: string[]])[] = [
    ...firsts.filter(({ area }) => area !== elsewhere.area).map(({ area }) => [area, ...pathsOf(area)] as const),
    // It has one page, which is there already.
    ['contact', '/contact'],
  ];
  for (const [area, first = '', second = first, unseen] of others)
    await test.step(`${area}, rolled back and pruned under a page that runs it: one load of the document at most`, async () => {
      await open(page, `${address}${first}`);
      await untilSettled(page);
      write(bench, 'Words that are taken back.', area);
      await bench.publish(area);
      bench.command('rollback', area);
      expect(await visit(elsewhere.path)).toBe(0);
      expect(await visit(second)).toBe(0);
      write(bench, 'Words that stay.', area);
      await bench.publish(area);
      await keepOnlyLive(bench);
      expect(await visit(elsewhere.path)).toBe(0);
      expect(await visit(first)).toBe(0);
      if (!unseen) return;
      expect(await visit(unseen)).toBe(1);
      await expect(page.getByText('Words that stay.').first()).toBeAttached();
    });
  for (const releases of documents) {
    const owners = [...releases].map((each) => each.split(' ')[0]);
    expect(new Set(owners).size).toBe(owners.length);
  }
  close();
});
