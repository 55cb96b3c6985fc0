import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { contractVersion } from '@portfolio/contract/area-module';
import { folderStorage } from '@portfolio/publish/storage/folder/folder-storage';
import { publish } from '@portfolio/publish/operations/publish/publish';
import { expect, open, railLink, untilStarted, test } from '../../e2e/fixtures';
import { publishedWorkbench, repository, serveSite } from '../../e2e/site/workbench';
import { lead } from '../../e2e/site/site-pages';

test.describe.configure({ timeout: 240_000 });

/** A build of this area as it was made before the contract was raised. */
const older = join(repository, 'shared/publish/journeys/releases', `contract-${contractVersion - 1}`, 'contact');

test('the area as it was built for the contract before works in the shell of this one', async ({
  page,
  complaints,
}) => {
  const bench = publishedWorkbench('older-contract');
  const build = join(bench.site, '..', 'older');
  cpSync(older, build, { recursive: true });
  await publish(folderStorage(bench.site), { contact: build });
  const site = await serveSite(bench.site);
  const message = page.getByLabel('Message');
  try {
    await open(page, `${site.address}/Contact`);
    await message.fill('Levels of the river');
    await page.reload();
    await untilStarted(page);
    await expect(message).toHaveValue('Levels of the river');

    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await railLink(page, lead).click();
    await expect(page.getByRole('heading', { level: 1, name: lead.title })).toBeVisible();
    await page.goBack();
    await expect(message).toHaveValue('Levels of the river');
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    expect(complaints).toEqual([]);
  } finally {
    site.close();
  }
});
