import { expect, test } from '@playwright/test';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { areaNames } from '@portfolio/contract/areas';
import { untilStarted } from '../../../../e2e/fixtures';
import { lead } from '../../../../e2e/site/site-pages';
import { serveSite, workbench } from '../../../../e2e/site/workbench';

test('a file is offered for download, and goes with its page when prune takes the rest of it away', async ({
  page,
}) => {
  const bench = workbench('removed');
  const folder = join(bench.root, 'remote-research', 'content', 'TWR');
  const write = (lines: string) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'cv.pdf'), '%PDF-1.7 a secret file');
    const text = `A secret text. <!-- nobody reads this --> My [CV](cv.pdf), and [the roof](${lead.path}#main).`;
    writeFileSync(join(folder, 'index.md'), `---\ntitle: A tower\nsummary: One.\n${lines}---\n${text}\n`);
  };
  write('draft: true\n');
  await bench.publish('shell', ...areaNames);
  const { address, close } = await serveSite(bench.site);
  const status = async (path: string) => (await fetch(address + path)).status;
  expect(await status('/TWR')).toBe(404);

  write('');
  await bench.publish('research');
  await page.goto(`${address}/TWR`);
  await untilStarted(page);
  await expect(page.getByText('My CV (PDF, 1 KB)')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('nobody reads this');
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CV', exact: true }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('cv.pdf');
  expect(readFileSync(await download.path(), 'utf8')).toBe('%PDF-1.7 a secret file');

  const { areas } = (await (await fetch(`${address}/releases.json`)).json()) as {
    areas: { research: { live: string } };
  };
  const left = [`/_areas/research/${areas.research.live}/content/pages/TWR.json`, new URL(download.url()).pathname];
  rmSync(folder, { recursive: true });
  await bench.publish('research');
  expect(await status('/TWR')).toBe(404);
  expect(await Promise.all(left.map(status))).toEqual([200, 200]);
  expect(bench.command('prune', '--removed')).toContain(`release ${areas.research.live} is removed, with /TWR`);
  expect(await Promise.all(left.map(status))).toEqual([404, 404]);
  close();
});
