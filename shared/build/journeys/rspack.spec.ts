import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Releases } from '@portfolio/contract/release';
import { folderStorage } from '@portfolio/publish/storage/folder/folder-storage';
import { publish } from '@portfolio/publish/operations/publish/publish';
import { expect, untilSettled, open, railLink, test } from '../../../e2e/fixtures';
import { publishedWorkbench, repository, serveSite } from '../../../e2e/site/workbench';
import { elsewhere, hasStudy, lead, works } from '../../../e2e/site/site-pages';
import { texts } from '../../../e2e/site/site-words';
import { textOfHtml } from '../../../e2e/page/text-of-html';
import { run } from '../../../e2e/site/variant-site';
import { approachStudy } from '../../../e2e/page/approach-study';

// One site for the file: an area of it is built and published.
test.describe.configure({ mode: 'default' });

/** A page of the area that Rspack builds, and one of an area that webpack built. */
const built = works.find((page) => hasStudy(page)) ?? elsewhere;
const other = [lead, ...works].find(({ area }) => area !== built.area) ?? lead;
const build = join(repository, '.cache', 'rspack', built.area);
let site: Awaited<ReturnType<typeof serveSite>>;

test.beforeAll(async () => {
  const bench = publishedWorkbench('rspack');
  rmSync(build, { recursive: true, force: true });
  run(process.execPath, ['--import', 'tsx', 'shared/build/journeys/build-with-rspack.ts', built.area, build], {});
  cpSync(join(repository, `remote-${built.area}/dist/content`), join(build, 'content'), { recursive: true });
  await publish(folderStorage(bench.site), { [built.area]: build });
  site = await serveSite(bench.site);
});

test.afterAll(() => site.close());

const isItsScript = (url: string) => url.includes(`/_areas/${built.area}/`) && url.endsWith('.js');

test('the whole area is live as it was built, each script with its hash', async ({ request }) => {
  const releases = (await (await request.get(`${site.address}/releases.json`)).json()) as Releases;
  const { live, load } = releases.areas[built.area]!;
  expect(Object.keys(load.scripts).length).toBeGreaterThan(2);
  expect(load).toMatchObject({ name: built.area, release: live, entry: expect.stringMatching(/^remoteEntry\./) });
  const entry = await request.get(`${site.address}/_areas/${built.area}/${live}/browser/${load.entry}`);
  expect(await entry.text()).toContain('data-rspack');
});

test('its page is finished HTML, and hydrates with the same React as the rest', async ({ page, complaints }) => {
  const answer = await page.request.get(`${site.address}${built.path}`);
  expect(textOfHtml(await answer.text())).toContain(built.title);
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await open(page, `${site.address}${built.path}`);
  await railLink(page, other).click();
  await expect(page.getByRole('heading', { level: 1, name: other.title })).toBeVisible();
  // Every copy of React sets it; React DOM reads it.
  const isReact = (text: string) => text.includes('__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=');
  expect((await Promise.all(scripts)).filter(isReact)).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test('links lead to it and from it without another document, with its styles', async ({
  page,
  requests,
  complaints,
}) => {
  await open(page, `${site.address}${other.path}`);
  requests.length = 0;
  await railLink(page, built).click();
  await expect(page.getByRole('heading', { level: 1, name: built.title })).toBeVisible();
  const arrived = await layoutOf(page);
  await railLink(page, other).click();
  await expect(page.getByRole('heading', { level: 1, name: other.title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: built.title })).toBeVisible();
  expect(requests.filter((request) => request.isNavigationRequest())).toEqual([]);
  expect(requests.filter((request) => isItsScript(request.url())).length).toBeGreaterThanOrEqual(2);
  expect(complaints).toEqual([]);

  // The same page as webpack builds it, and as the composer writes it.
  await open(page, built.path);
  expect(arrived).toEqual(await layoutOf(page));
  await open(page, `${site.address}${built.path}`);
  expect(arrived).toEqual(await layoutOf(page));
});

test('all its scripts run with a hash, also those that it loads later, and a tampered one does not run', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(noteScripts);
  await open(page, `${site.address}${other.path}`);
  await railLink(page, built).click();
  await expect(page.getByRole('heading', { level: 1, name: built.title })).toBeVisible();
  if (hasStudy(built)) {
    await approachStudy(page);
    await untilSettled(page);
  }
  const inserted = (await page.evaluate(() => window.scriptsOfPage)).filter(({ src }) => isItsScript(src));
  expect(inserted.length).toBeGreaterThanOrEqual(hasStudy(built) ? 3 : 2);
  expect(inserted).toEqual(
    inserted.map(({ src }) => ({ src, integrity: expect.stringMatching(/^sha384-[\w+/]{64}$/) })),
  );
  expect(complaints).toEqual([]);

  await page.route(`**/_areas/${built.area}/*/browser/area.*.js*`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `window.isTampered = true;${await response.text()}` });
  });
  await page.goto(`${site.address}${built.path}`);
  await expect(page.getByRole('alert').filter({ hasText: texts.failed })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: built.title })).toBeVisible();
  expect(await page.evaluate(() => 'isTampered' in window)).toBe(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

declare global {
  interface Window {
    scriptsOfPage: { src: string; integrity: string }[];
  }
}

/** Scripts are removed after they ran, so they are noted when they are inserted. */
function noteScripts(): void {
  window.scriptsOfPage = [];
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLScriptElement && node.src)
        window.scriptsOfPage.push({ src: node.src, integrity: node.integrity });
  }).observe(document, { childList: true, subtree: true });
}

/** Font and place of what stands in the page, without the parts that live studies add. */
function layoutOf(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('h1, h2, p, figure')]
      .filter((element) => !element.closest('[data-study]'))
      .slice(0, 12)
      .map((element) => {
        const { font, color, display } = getComputedStyle(element);
        const { left, width } = element.getBoundingClientRect();
        return [element.tagName, font, color, display, Math.round(left), Math.round(width)].join(' ');
      }),
  );
}
