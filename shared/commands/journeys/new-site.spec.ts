import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { publishedWords, wordsIn } from '@portfolio/content/testing/sample-vocabulary';
import type { Entry } from '@portfolio/contract/page';
import { areaNames } from '@portfolio/contract/areas';
import { siteFiles } from '@portfolio/publish/testing/site-files';
import { untilStarted } from '../../../e2e/fixtures';
import { sitemapRoutes } from '../../../e2e/site/sitemap-routes';
import { repositoryCopy } from '../../../e2e/site/repository-copy';
import { repository, serveSite } from '../../../e2e/site/workbench';

/** Any two letters may stand alone in a hash, also those of a sample's label. */
const integrity = /sha\d+-[\w+/]+/g;

// Builds a shell.
test('a new site begins with one page in every area, and nothing of the sample is left in it', async ({ page }) => {
  const copy = repositoryCopy('new-site');
  const npm = (...args: string[]) => copy.run('npm', 'run', '--silent', ...args);
  expect(npm('new', '--', 'site')).toContain('Nothing was changed.');

  const [settings, ...files] = npm('new', '--', 'site', '--yes').trim().split('\n').slice(1);
  expect(settings).toBe('shell/content/site.md');
  const own = new Set(publishedWords(copy.root).map(({ word }) => word));
  const words = publishedWords(repository).filter(({ word }) => !own.has(word));
  expect(words.length).toBeGreaterThan(20);
  npm('publish', '--', 'all');
  // The page of contact has the form, and is no work.
  const paths = files.map((file) => `/${file.split('/').at(-2)}`);
  expect(paths).toHaveLength(areaNames.length - 1);
  expect(sitemapRoutes(copy.site)).toEqual(['/', '/Contact', ...paths, '/works'].sort());
  const works = JSON.parse(readFileSync(join(copy.site, 'works.json'), 'utf8')) as Entry[];
  expect(new Set(works.map(({ area }) => area)).size).toBe(areaNames.length - 1);

  const found = [...siteFiles(copy.site)]
    .filter(([file]) => /\.(?:html|js|css|json|txt|xml|svg)$/.test(file))
    .map(([file, text]) => [file, Buffer.from(text, 'latin1').toString().replace(integrity, '')] as const)
    .flatMap(([file, text]) => wordsIn(file, text, words));
  expect(found).toEqual([]);

  const { address, close } = await serveSite(copy.site);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  for (const path of ['/', '/works', '/Contact', ...paths]) {
    await page.goto(address + path);
    await untilStarted(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(faults).toEqual([]);
  close();

  expect(() => npm('new', '--', 'site', '--yes')).toThrow('does not say "sample: true"');
});
