import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect as impatient, open, test } from '../fixtures';
import { publishedWorkbench, type Workbench } from '../site/workbench';
import { serveFolder, type Served } from '../site/serve-site';
import { elsewhere, lead } from '../site/site-pages';
import { wholeBrowser } from '@portfolio/testing/engines/whole-browser';
import { workspaceName } from '@portfolio/workspace/workspace-folder';

/** Browsers install and update service workers when idle. */
const expect = impatient.configure({ timeout: 30_000 });
test.use({ ...wholeBrowser, serviceWorkers: 'allow' });

let bench: Workbench;
let site: Served;
test.beforeAll(async () => {
  bench = publishedWorkbench('rollout-offline');
  const page = join(bench.root, workspaceName(elsewhere.area), 'content', elsewhere.path, 'index.md');
  appendFileSync(page, '\n\nWords that went.\n');
  await bench.publish(elsewhere.area);
  site = await serveFolder(bench.site);
});
test.afterAll(() => site.stop());

/** Pages and lists that are kept for use without a network, each with the site that it is of: "new /HAL". */
function listKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).matchAll()));
    const changing = all.flat().filter(({ url }) => !new URL(url).pathname.startsWith('/_'));
    return changing.map(({ url, headers }) => `${headers.get('Rollout') ?? 'all'} ${new URL(url).pathname}`);
  });
}

const sides = async (page: Page) => [...new Set((await listKept(page)).map((each) => each.split(' ')[0]))];

test('pages of both sites of a rollout are never kept together for use without a network', async ({
  page,
  context,
}) => {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await open(page, site.origin + lead.path);
  await expect.poll(() => listKept(page)).toContain(`all ${lead.path}`);
  await page.reload();

  bench.command('publish', '--percent=10', elsewhere.area);
  await context.addCookies([{ name: 'rollout', value: '00', url: site.origin }]);
  await open(page, site.origin + elsewhere.path);
  await expect.poll(() => listKept(page)).toEqual(expect.arrayContaining([`new ${elsewhere.path}`, 'new /offline']));
  expect(await sides(page)).toEqual(['new']);

  await context.setOffline(true);
  await page.goto(site.origin + elsewhere.path);
  await expect(heading(elsewhere.title)).toBeVisible();
  await page.goto(site.origin + lead.path);
  await expect(heading('You are offline')).toBeVisible();
  await context.setOffline(false);

  bench.command('rollback', elsewhere.area);
  await open(page, site.origin + lead.path);
  await expect.poll(() => listKept(page)).toContain(`all ${lead.path}`);
  expect(await sides(page)).toEqual(['all']);
});
