import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { areaNames } from '@portfolio/contract/areas';
import { startPage } from '@portfolio/publish/checks/browser/start-page';
import { startedStorage } from '@portfolio/publish/checks/browser/started-storage';
import { publish } from '@portfolio/publish/operations/publish/publish';
import { folderStorage } from '@portfolio/publish/storage/folder/folder-storage';
import { differences, siteFiles } from '@portfolio/publish/testing/site-files';
import { findChromium, findHeadlessShell } from '@portfolio/testing/engines/find-chromium';
import { chromium, expect, test } from '@playwright/test';
import { changeModule } from '../../../../e2e/site/misbehaving-area';
import { elsewhere, pages } from '../../../../e2e/site/site-pages';
import { publishedWorkbench } from '../../../../e2e/site/workbench';

// Each copies the site.
const browser = findChromium(chromium.executablePath());
const liveOf = (site: string) => readFileSync(join(site, `${elsewhere.path}.html`), 'utf8');

for (const area of areaNames)
  test(`a page of ${area} as it is built starts in a browser`, async ({ baseURL }) => {
    const page = pages.find((each) => each.area === area)!;
    const address = String(baseURL).replace('localhost', '127.0.0.1');
    expect(await startPage(browser, address + page.path)).toMatchObject({ isStarted: true });
  });

test('a release that starts in a browser goes live', async () => {
  const bench = publishedWorkbench('browser-starts');
  const build = await bench.build(elsewhere.area);
  changeModule(build, (code) => `${code}\n/* another release */`);
  const notices: string[] = [];
  const site = startedStorage(folderStorage(bench.site), browser, (sentence) => notices.push(sentence));
  const [published] = await publish(site, { [elsewhere.area]: build });
  expect(published?.changed).toBe(true);
  expect(liveOf(bench.site)).toContain(published?.release ?? 'none');
  expect(notices).toEqual([]);
});

test('a release whose page renders on a server and does not start in a browser stays away, with what the browser said', async () => {
  const bench = publishedWorkbench('browser-fails');
  const build = await bench.build(elsewhere.area);
  changeModule(build, (code) => `throw new Error('only in browsers');${code}`);
  const before = siteFiles(bench.site);
  const site = startedStorage(folderStorage(bench.site), browser, () => undefined);
  await expect(publish(site, { [elsewhere.area]: build })).rejects.toThrow(
    new RegExp(
      `^The page /\\S+ of ${elsewhere.area} does not start in a browser \\(.*only in browsers.*\\)\\. Nothing was published\\. .*--no-browser$`,
      's',
    ),
  );
  expect(differences(before, siteFiles(bench.site))).toEqual([]);
});

for (const program of [browser, findHeadlessShell(chromium.executablePath())])
  test(`a page that keeps ${basename(program)} busy is given up, and nothing of the browser stays`, async () => {
    const busy = createServer((_, response) =>
      response.setHeader('content-type', 'text/html').end('<html data-hydrated><script>for (;;);</script></html>'),
    );
    await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(busy.address() as AddressInfo).port}/`;
    expect(await startPage(program, address, 8_000)).toEqual({
      isStarted: false,
      why: 'The browser was busy for 8 s.',
    });
    expect(spawnSync('ps', ['-A', '-o', 'args'], { encoding: 'utf8' }).stdout).not.toContain(address);
    busy.closeAllConnections();
    busy.close();
  });

test('a browser that does not run is told, and holds nothing up', async () => {
  const bench = publishedWorkbench('browser-none');
  const build = await bench.build(elsewhere.area);
  changeModule(build, (code) => `${code}\n/* another release */`);
  const notices: string[] = [];
  const site = startedStorage(folderStorage(bench.site), '/bin/false', (sentence) => notices.push(sentence));
  const [published] = await publish(site, { [elsewhere.area]: build });
  expect(liveOf(bench.site)).toContain(published?.release ?? 'none');
  expect(notices).toEqual([expect.stringMatching(/^No page was opened before it went live: \/bin\/false did not run/)]);
});
