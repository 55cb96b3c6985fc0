import type { Entry } from '@portfolio/contract/page';
import { expect, open, test } from '../fixtures';

/** Chunks of the studies, and of what they are made with. */
const studyCode = /\/(?:instrument|[\w-]+-study)\.[^/]+\.js/;

test('pages without a study load none of the code of studies, also where others of their area have one', async ({
  page,
  requests,
}) => {
  const works = (await (await page.request.get('/works.json')).json()) as Entry[];
  const bodyOf = async (path: string) =>
    (await (await page.request.get(path)).text()).split('<div id="root">')[1] ?? '';
  const without: string[] = [];
  for (const { path } of works) if (!(await bodyOf(path)).includes('live-study')) without.push(path);
  expect(without).not.toEqual([]);
  for (const path of ['/', '/works', ...without]) {
    await open(page, path);
    await page.mouse.wheel(0, 100_000);
    await page.waitForFunction(() => Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight - 2);
  }
  expect(requests.map((request) => request.url()).filter((url) => studyCode.test(url))).toEqual([]);
});
