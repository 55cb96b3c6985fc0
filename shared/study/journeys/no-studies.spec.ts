import { expect, open, test } from '../../../e2e/fixtures';
import { hasStudy, works } from '../../../e2e/site/site-pages';

/** Chunks of the studies, and of what they are made with. */
const studyCode = /\/(?:instrument|[\w-]+-study)\.[^/]+\.js/;

test('pages without a study load none of the code of studies, also where others of their area have one', async ({
  page,
  requests,
}) => {
  const without = works.filter((work) => !hasStudy(work)).map(({ path }) => path);
  expect(without).not.toEqual([]);
  for (const path of ['/', '/works', ...without]) {
    await open(page, path);
    await page.mouse.wheel(0, 100_000);
    await page.waitForFunction(() => Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight - 2);
  }
  expect(requests.map((request) => request.url()).filter((url) => studyCode.test(url))).toEqual([]);
});
