import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AreaName } from '@portfolio/contract/areas';
import { followInSidebar, leaveAndReturn, withBackForwardCache } from '@portfolio/testing/engines/back-forward-cache';
import { documentsOf, expect, untilSettled, open, test } from '../../../../e2e/fixtures';
import { elsewhere, hasStudy, lead, works } from '../../../../e2e/site/site-pages';
import { texts } from '../../../../e2e/site/site-words';
import { pageNames, publishedWorkbench, serveSite, type Workbench } from '../../../../e2e/site/workbench';
import { approachStudy } from '../../../../e2e/page/approach-study';

/** A tab that stays open while its release is replaced and pruned: code that it has not loaded yet is gone. */
const withStudy = works.find((page) => hasStudy(page));

async function replace(bench: Workbench, area: AreaName): Promise<void> {
  for (const name of pageNames(bench, area))
    appendFileSync(join(bench.root, `remote-${area}`, 'content', name, 'index.md'), '\n\nWords of a newer release.\n');
  await bench.publish(area);
  const { prune } = await import('@portfolio/publish/operations/history/prune');
  const { folderStorage } = await import('@portfolio/publish/storage/folder/folder-storage');
  await prune(folderStorage(bench.site), 1);
}

test('pictures, studies and links of pages whose release was pruned load the live page, once, and show what was asked for', async ({
  page,
}) => {
  const bench = publishedWorkbench('old-tab');
  const { address, close } = await serveSite(bench.site);
  const documents = documentsOf(page);
  await open(page, address + lead.path);
  await untilSettled(page);

  await test.step('a picture', async () => {
    await replace(bench, lead.area);
    const name = lead.images[0]?.name ?? '';
    await page.locator(`a[data-picture="${name}"]`).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL(`${address}${lead.path}#picture-${name}`);
    await page.getByRole('dialog').getByRole('button', { name: texts.close }).click();
    await expect(page.getByText('Words of a newer release.')).toBeVisible();
    expect(documents).toHaveLength(2);
  });
  if (withStudy)
    await test.step('a study', async () => {
      documents.length = 0;
      await open(page, address + withStudy.path);
      await expect(page.locator('[data-study="idle"]').first()).toBeAttached();
      await replace(bench, withStudy.area);
      await approachStudy(page);
      expect(documents).toHaveLength(2);
    });
  await test.step('a page of the back-forward cache', () =>
    withBackForwardCache(async (page) => {
      await page.goto(address + lead.path);
      await page.waitForFunction(() => document.documentElement.matches('[data-hydrated]'));
      await leaveAndReturn(page, `${address}/feed.xml`, () => replace(bench, elsewhere.area));
      await followInSidebar(page, elsewhere);
      await page.waitForFunction(() => document.body.innerText.includes('Words of a newer release.'));
    }));
  close();
});
