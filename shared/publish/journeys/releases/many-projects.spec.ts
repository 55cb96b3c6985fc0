import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { featuredLimit } from '@portfolio/contract/page';
import { generateProjects } from '@portfolio/content/testing/generate-projects';
import { lead } from '../../../../e2e/site/site-pages';
import { publishedWorkbench, serveSite, sitePaths } from '../../../../e2e/site/workbench';

const count = 1000;

test(`with ${count} projects in one area pages stay small, the sidebar short, and every project is reachable from the list`, async ({
  page,
}) => {
  const bench = publishedWorkbench('many');
  const normal = statSync(join(bench.site, `${lead.path}.html`)).size;
  const codes = await generateProjects(bench.root, 'architecture', count, 1);
  await bench.publish('architecture');
  expect(codes).toHaveLength(count);
  expect(statSync(join(bench.site, `${lead.path}.html`)).size - normal).toBeLessThanOrEqual(5 * 1024);

  const { address, close } = await serveSite(bench.site);
  const paths = await sitePaths(address);
  expect(codes.filter((code) => !paths.includes(`/${code}`))).toEqual([]);

  for (const path of [lead.path, '/', `/${codes.at(-1)}`]) {
    await page.goto(address + path);
    const lists = page.getByRole('navigation').locator('ul[id^="rail-"]');
    for (const rows of await lists.evaluateAll((each) =>
      each.map((list) => [...list.querySelectorAll('a')].map((link) => link.getAttribute('href'))),
    )) {
      expect(rows.length).toBeLessThanOrEqual(featuredLimit + 1);
      if (rows.length > featuredLimit) expect(rows.at(-1)).toMatch(/^\/works#/);
    }
  }
  await page.getByRole('navigation').locator('a[href="/works#architecture"]').click();
  await expect(page).toHaveURL(`${address}/works#architecture`);
  // A thousand rows take long on a busy machine.
  const last = page.getByRole('main').locator(`a[href="/${codes.at(-1)}"]:visible`);
  await expect(last).toBeVisible({ timeout: 30_000 });
  const links = page.getByRole('main').locator('a');
  const listed = await links.evaluateAll((each) => each.map((link) => link.getAttribute('href')));
  expect(codes.filter((code) => !listed.includes(`/${code}`))).toEqual([]);
  for (const code of codes) {
    const answer = await fetch(`${address}/${code}`);
    const html = await answer.text();
    expect({
      code,
      status: answer.status,
      heading: /<h1[ >]/.test(html),
      itself: html.includes(`"path":"/${code}"`),
    }).toEqual({ code, status: 200, heading: true, itself: true });
  }
  close();
});
