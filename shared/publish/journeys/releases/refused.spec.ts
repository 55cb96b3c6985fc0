import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { folderStorage } from '@portfolio/publish/storage/folder/folder-storage';
import { publish } from '@portfolio/publish/operations/publish/publish';
import { differences, siteFiles } from '@portfolio/publish/testing/site-files';
import { works } from '../../../../e2e/site/site-pages';
import { publishedWorkbench } from '../../../../e2e/site/workbench';

test('a real build whose page throws is refused with the page, the area, the message and the source line', async () => {
  const bench = publishedWorkbench('refused');
  const before = siteFiles(bench.site);
  const build = await bench.build('research');
  const bundle = join(build, 'server', 'area.js');
  const code = readFileSync(bundle, 'utf8');
  const { path } = works.find(({ area }) => area === 'research')!;
  const start = 'function ReportPage({ page }) {';
  expect(code).toContain(start);
  writeFileSync(bundle, code.replace(start, `${start} if (page.path === '${path}') throw new Error('no plan');`));

  await expect(publish(folderStorage(bench.site), { research: build })).rejects.toThrow(
    new RegExp(
      `^The page ${path} of research cannot be rendered: no plan \\(remote-research/src/pages/report-page\\.tsx:\\d+\\)\\. Nothing was published\\.$`,
    ),
  );
  expect(differences(before, siteFiles(bench.site))).toEqual([]);
});
