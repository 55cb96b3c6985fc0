import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { aliases, areaNames, type AreaName } from '@portfolio/contract/areas';
import type { Releases } from '@portfolio/contract/release';
import { differences, siteFiles } from '@portfolio/publish/testing/site-files';
import { elsewhere, pages, settings } from '../../../e2e/site/site-pages';
import { pageNames, publishedWorkbench, workbench, type Workbench } from '../../../e2e/site/workbench';

// Each publishes the whole site once, with real builds.
function liveReleases({ site }: Workbench): Releases {
  return JSON.parse(readFileSync(join(site, 'releases.json'), 'utf8')) as Releases;
}

function pageFiles(bench: Workbench, area: AreaName): string[] {
  const names = pageNames(bench, area);
  return [
    ...names,
    ...Object.keys(aliases).flatMap((alias) => (names.includes(aliases[alias]!.slice(1)) ? [alias.slice(1)] : [])),
  ]
    .map((name) => `${name}.html`)
    .sort();
}

/** Files of the main language, and the same of the others. */
function inLanguages(files: readonly string[]): string[] {
  return [...files, ...settings.languages.slice(1).flatMap((tag) => files.map((file) => `${tag}/${file}`))];
}

for (const area of areaNames) {
  test(`publishing ${area} with changed text changes its pages, its release and the pointer, and a roll-back restores every page`, async () => {
    const bench = publishedWorkbench(`words-${area}`);
    const before = siteFiles(bench.site);
    for (const name of pageNames(bench, area))
      appendFileSync(
        join(bench.root, `remote-${area}`, 'content', name, 'index.md'),
        '\n\nA paragraph that was written later.\n',
      );
    await bench.publish(area);
    const changed = differences(before, siteFiles(bench.site));

    const release = liveReleases(bench).areas[area]?.live;
    expect(changed.filter((path) => !path.startsWith(`_areas/${area}/${release}/`))).toEqual(
      inLanguages([...pageFiles(bench, area), 'releases.json']).sort(),
    );
    for (const file of pageFiles(bench, area))
      expect(readFileSync(join(bench.site, file), 'utf8')).toContain('A paragraph that was written later.');

    expect(bench.command('rollback', area)).toContain(`${area}: release`);
    expect(
      differences(before, siteFiles(bench.site)).filter((path) => !path.startsWith(`_areas/${area}/${release}/`)),
    ).toEqual(['.log.jsonl', 'releases.json']);
  });
}

test('publishing the shell with changed text changes pages, its release and the pointer, and a roll-back restores every page', async () => {
  const bench = publishedWorkbench('words-shell');
  const before = siteFiles(bench.site);
  const notices = join(bench.root, 'shell', 'content', 'notices.md');
  writeFileSync(notices, readFileSync(notices, 'utf8').replace(/^next: .*$/m, 'next: Onward'));
  await bench.publish('shell');
  const changed = differences(before, siteFiles(bench.site));

  const release = liveReleases(bench).shell.live;
  const pages = [...before.keys()].filter((path) => path.endsWith('.html'));
  expect(changed.filter((path) => !path.startsWith(`_shell/${release}/`))).toEqual(
    [...pages, ...inLanguages(['releases.json'])].sort(),
  );
  bench.command('rollback', 'shell');
  expect(differences(before, siteFiles(bench.site)).filter((path) => !path.startsWith(`_shell/${release}/`))).toEqual([
    '.log.jsonl',
    'releases.json',
  ]);
});

test('the commands publish, list, roll back and prune a site', async () => {
  const bench = workbench('commands');
  const { area } = elsewhere;
  const output = bench.command('publish', 'all');
  expect(output).toMatch(
    /^(?:\w+: unchanged .*\n)+shell: release [0-9a-f]{20} is live\.\narchitecture: [^]*\n\d+ pages composed\.\n\nWhat a public site still lacks:\n/,
  );
  // Beside those of the areas the home page and the list of works.
  const composed = Number(/(\d+) pages composed/.exec(output)?.[1]);
  expect(composed).toBeGreaterThanOrEqual(pages.length + Object.keys(aliases).length + 2);
  const before = siteFiles(bench.site);
  expect(bench.command('publish', area)).toMatch(
    new RegExp(
      `^${area}: unchanged .*\\n${area}: release [0-9a-f]{20} was live already\\.\\n0 pages composed\\.\\n\\n`,
    ),
  );
  expect(differences(before, siteFiles(bench.site))).toEqual([]);

  appendFileSync(join(bench.root, elsewhere.file), '\n\nLater.\n');
  await bench.publish(area);
  expect(bench.command('releases')).toMatch(new RegExp(`${area}\\n {4}[0-9a-f]{20} .*\\n {2}● [0-9a-f]{20}`));
  expect(bench.command('diff', area)).toContain(`\npage changed  ${elsewhere.path}\n  - Later.\n`);
  bench.command('rollback', area, '--message=Too early');
  expect(bench.command('log', '--limit=1')).toMatch(
    new RegExp(`^3  .* rollback .*: Too early\\n {6}${area}  [0-9a-f]{20} → [0-9a-f]{20}`),
  );
  expect(bench.command('prune', '1')).toBe('0 releases removed.\n');
  expect(() => bench.command('rollback', 'blog')).toThrow(
    `There is no area "blog" in shared/contract/areas.ts. There are: shell, ${areaNames.join(', ')}.\n`,
  );
  expect(() => bench.command('rollback', area, '000000000000')).toThrow(
    `There is no release 000000000000 of ${area}. There are: `,
  );
  expect(() => bench.command('prune', 'none')).toThrow(
    '"none" is no number of releases to keep: say 1 or more, or --removed.\n',
  );
});
