import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { areaNames } from '@portfolio/contract/areas';
import { folderStorage } from '@portfolio/publish/storage/folder/folder-storage';
import { publish } from '@portfolio/publish/operations/publish/publish';
import { expect, open, test } from '../../../../e2e/fixtures';
import { elsewhere, lead, works } from '../../../../e2e/site/site-pages';
import { serveSite, workbench } from '../../../../e2e/site/workbench';

/** Styles that a sheet sets and no size of the window or picture changes. */
const compared = [
  'color',
  'background-color',
  'border-block-start',
  'border-inline-start',
  'display',
  'font',
  'grid-column-start',
  'letter-spacing',
  'list-style-type',
  'margin-block-start',
  'opacity',
  'padding-inline-start',
  'position',
  'text-align',
  'text-decoration',
  'text-transform',
];

/** Every element of the page that is shown, with its styles. */
function stylesOf(page: Page): Promise<string[]> {
  return page.evaluate((names) => {
    const main = [...document.querySelectorAll('main')].find((each) => each.checkVisibility());
    return [...(main?.querySelectorAll('*') ?? [])]
      .filter((element) => !element.closest('[data-study], [hidden]'))
      .map((element) => {
        const style = getComputedStyle(element);
        return [element.localName, ...names.map((name) => style.getPropertyValue(name))].join('|');
      });
  }, compared);
}

/** Writes another version of the rules of a shared file into the sheet of a build. */
function changeFacts(build: string): void {
  const folder = join(build, 'browser');
  const sheet = readdirSync(folder).find((name) => /^area\..*\.css$/.test(name))!;
  const css = readFileSync(join(folder, sheet), 'utf8');
  const [facts] = /\.facts-[\w-]{4}(?= dt)/.exec(css) ?? [];
  expect(facts, 'the sheet has the rules of the facts').toBeDefined();
  appendFileSync(join(folder, sheet), `@layer components { ${facts} dt { color: red; letter-spacing: 3px } }`);
}

test('two releases with different versions of a shared sheet show in one document as each shows alone', async ({
  page,
}) => {
  const bench = workbench('two-versions');
  const storage = folderStorage(bench.site);
  await bench.publish('shell', ...areaNames.filter((name) => name !== elsewhere.area));
  const changed = await bench.build(elsewhere.area);
  changeFacts(changed);
  await publish(storage, { [elsewhere.area]: changed });
  const { address, close } = await serveSite(bench.site);

  const visited = [lead, elsewhere, ...works.filter((work) => work !== lead && work !== elsewhere)].slice(0, 6);
  expect(new Set(visited.map(({ area }) => area)).size).toBeGreaterThan(1);
  const alone = new Map<string, string[]>();
  for (const { path } of visited) {
    await open(page, address + path);
    alone.set(path, await stylesOf(page));
  }
  expect(alone.get(elsewhere.path)!.some((styles) => styles.includes('rgb(255, 0, 0)'))).toBe(true);

  const routes = fc.sample(fc.array(fc.nat(visited.length - 1), { minLength: 5, maxLength: 5 }), {
    numRuns: 10,
    seed: 41,
  });
  for (const route of routes) {
    await open(page, address + visited[route[0]!]!.path);
    const walked = [visited[route[0]!]!];
    for (const next of route.slice(1)) {
      const { path, title } = visited[next]!;
      await page.locator(`#rail a[href="${path}"]`).evaluate((link: HTMLElement) => link.click());
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      walked.push(visited[next]!);
      const trail = walked.map((each) => each.path).join(' → ');
      await expect.poll(() => stylesOf(page), { message: trail }).toEqual(alone.get(path));
    }
    await page.goBack();
    const before = walked.at(-2)!;
    if (before === walked.at(-1)) continue;
    await expect(page.getByRole('heading', { level: 1, name: before.title })).toBeVisible();
    await expect.poll(() => stylesOf(page), { message: 'Back' }).toEqual(alone.get(before.path));
  }
  close();
});
