import { expect, test } from '@playwright/test';
import { newProject } from '@portfolio/scaffold/new-project';
import { untilStarted } from '../../../e2e/fixtures';
import { lead } from '../../../e2e/site/site-pages';
import { publishedWorkbench, serveSite, sitePaths } from '../../../e2e/site/workbench';

for (const area of ['architecture', 'development', 'research'] as const) {
  test(`a new folder in ${area} is on its route, in the sidebar of every page, on the home page, in the list of works and in the sitemap`, async ({
    page,
  }) => {
    const bench = publishedWorkbench(`new-${area}`);
    const { address, close } = await serveSite(bench.site);
    expect((await fetch(`${address}/TWR`)).status).toBe(404);

    await newProject(bench.root, [area, 'TWR', 'A tower at the river']);
    await bench.publish(area);
    const paths = await sitePaths(address);
    expect(paths).toContain('/TWR');
    for (const path of [...paths, '/portfolio', '/contact']) {
      const html = await (await fetch(address + path)).text();
      expect(html.slice(0, html.indexOf('</nav>')), path).toMatch(/href="[^"]*\/TWR"/);
    }
    for (const path of ['/', '/works']) {
      await page.goto(address + path);
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: /A tower at the river/ })
          .first(),
        path,
      ).toHaveAttribute('href', '/TWR');
    }

    await page.goto(address + lead.path);
    await untilStarted(page);
    const documents: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
    await page.getByRole('navigation').getByRole('link', { name: /TWR/ }).click();
    await expect(page).toHaveURL(`${address}/TWR`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A tower at the river');
    expect(documents).toEqual([]);
    close();
  });
}
