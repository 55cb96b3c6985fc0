import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { owners } from '@portfolio/build/build-workspace';
import { compileContent } from '@portfolio/content/compile/compile';
import { readSettings, siteFile } from '@portfolio/content/site/site-settings';
import type { ReleaseOwner } from '@portfolio/contract/release';
import { root } from '@portfolio/workspace/root';
import { workspaceFolder } from '@portfolio/workspace/workspace-folder';
import { copyContent, median, secondsOf } from './bench-copies';

const folder = join(root, '.cache', 'bench-languages');
const rounds = { warm: 2, measured: 9 };
/** Times that the content step of an area takes in all languages, relative to that in the main one. */
const limit = 2;

/** Measures what the site's other languages cost the content step of each area, with its pictures encoded already. */
export async function benchLanguages(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const [one, all] = [join(folder, 'one'), join(folder, 'all')];
  for (const place of [one, all]) await copyContent(place);
  await keepMainLanguage(one);
  for (const owner of owners) {
    const times = { one: [] as number[], all: [] as number[] };
    for (let round = -rounds.warm; round < rounds.measured; round++)
      for (const name of round % 2 === 0 ? (['one', 'all'] as const) : (['all', 'one'] as const)) {
        const place = name === 'one' ? one : all;
        const seconds = await secondsOf(() => compileContent(place, owner, join(place, 'output', owner)));
        if (round >= 0) times[name].push(seconds);
      }
    report(owner, median(times.one), median(times.all));
  }
}

function report(owner: ReleaseOwner, one: number, all: number): void {
  const ratio = all / one;
  console.log(
    `${owner}: ${(1000 * one).toFixed(0)} ms in one language, ${(1000 * all).toFixed(0)} ms in all, ${ratio.toFixed(2)} ×`,
  );
  if (ratio <= limit) return;
  console.log(`Too much: at most ${limit} ×.`);
  process.exitCode = 1;
}

/** Removes the other languages' files and names only the main one in `site.md`. */
async function keepMainLanguage(place: string): Promise<void> {
  const [main, ...tags] = readSettings(place).languages;
  const file = join(place, siteFile);
  await writeFile(file, (await readFile(file, 'utf8')).replace(/^languages: .*$/m, `languages: [${main}]`));
  for (const owner of owners) {
    const content = join(place, basename(workspaceFolder(owner)), 'content');
    for (const path of await readdir(content, { recursive: true }))
      if (tags.some((tag) => path.endsWith(`.${tag}.md`))) await rm(join(content, path));
  }
}
