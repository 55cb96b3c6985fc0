import { appendFile, cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildWorkspaces, owners } from '@portfolio/build/build-workspace';
import { root } from '@portfolio/workspace/root';
import { compileContent } from '@portfolio/content/compile/compile';
import type { ReleaseOwner } from '@portfolio/contract/release';
import { generateProjects } from '@portfolio/content/testing/generate-projects';
import { listPages } from '@portfolio/content/text/links/list-pages';
import { folderStorage } from '@portfolio/publish/storage/folder/folder-storage';
import { outputOf } from '@portfolio/workspace/content-root';
import { runCommand } from '@portfolio/workspace/run-command';
import { copyContent, median, secondsOf } from './bench-copies';
import { benchLanguages } from './bench-languages';

const folder = join(root, '.cache', 'bench-build');
const sizes = [10, 100, 1000];
/** Seconds for the largest site, and the time of one area's publish in it relative to the smallest site. */
const limits = { seconds: 120, ratio: 1.1 };
/** One publish takes less than 0.1 s: many are needed for a stable median. */
const rounds = { warm: 3, measured: 41 };

await runCommand(
  {
    does: 'Time and memory of content and publish with 10, 100 and 1,000 generated projects, the time per project, and the time to publish one area beside them.',
    usage: 'npm run site -- bench:build',
    options: { languages: { type: 'boolean', says: "the cost of the site's other languages instead" } },
    example: 'npm run site -- bench:build --languages',
  },
  (_, { languages }) => (languages ? benchLanguages() : benchProjects()),
);

async function benchProjects(): Promise<void> {
  await buildWorkspaces(owners);
  await rm(folder, { recursive: true, force: true });
  await siteWith(1); // Loads the code, so that it is not measured.
  const all: { projects: number; seconds: number }[] = [];
  for (const projects of sizes) {
    const { compile, publish } = await siteWith(projects);
    all.push({ projects, seconds: compile + publish });
    // The maximum so far; sizes increase.
    const memory = Math.round(process.resourceUsage().maxRSS / 1024);
    console.log(
      `${projects} projects: content ${compile.toFixed(2)} s, publish ${publish.toFixed(2)} s, at most ${memory} MB`,
    );
  }
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last) return;
  const slope = (last.seconds - first.seconds) / (last.projects - first.projects);
  console.log(`slope: ${(1000 * slope).toFixed(1)} ms for each project more`);

  const times = new Map(sizes.map((projects) => [projects, [] as number[]]));
  for (let round = -rounds.warm; round < rounds.measured; round++) {
    // Interleaved, each size equally often first and last.
    const turn = (round + rounds.warm) % sizes.length;
    for (const projects of [...sizes.slice(turn), ...sizes.slice(0, turn)]) {
      const time = await publishResearch(projects, round);
      if (round >= 0) times.get(projects)?.push(time);
    }
  }
  const few = median(times.get(first.projects) ?? []);
  const ratios = [...times].map(([projects, list]) => {
    const time = median(list);
    console.log(
      `research alone beside ${projects}: ${time.toFixed(0)} ms, ${(time / few).toFixed(2)} × (median of ${rounds.measured})`,
    );
    return time / few;
  });
  if (last.seconds > limits.seconds || Math.max(...ratios) > limits.ratio) {
    console.log(`Too much: at most ${limits.seconds} s for all, and ${limits.ratio} × for one area.`);
    process.exitCode = 1;
  }
}

/** Makes a site with generated projects beside research. @returns seconds for all five workspaces. */
async function siteWith(projects: number): Promise<{ compile: number; publish: number }> {
  const { publish } = await import('@portfolio/publish/operations/publish/publish');
  const place = join(folder, String(projects));
  await copyContent(place);
  const half = Math.ceil(projects / 2);
  await generateProjects(place, 'architecture', half);
  await generateProjects(place, 'development', projects - half, 2, { prefix: 'D' });
  const builds: Partial<Record<ReleaseOwner, string>> = {};
  const compile = await secondsOf(async () => {
    for (const owner of owners) builds[owner] = await buildIn(place, owner, owner);
  });
  return { compile, publish: await secondsOf(() => publish(folderStorage(join(place, 'site')), builds)) };
}

/** Publishes research with a changed text. @returns milliseconds. */
async function publishResearch(projects: number, round: number): Promise<number> {
  const { publish } = await import('@portfolio/publish/operations/publish/publish');
  const place = join(folder, String(projects));
  const page = listPages(place).find(({ area }) => area === 'research');
  if (!page) throw new Error('Research has no page that could change.');
  await appendFile(join(place, page.file), `\n\nRound ${round}.\n`);
  const research = await buildIn(place, 'research', `research-${round}`);
  return 1000 * (await secondsOf(() => publish(folderStorage(join(place, 'site')), { research })));
}

async function buildIn(place: string, owner: ReleaseOwner, name: string): Promise<string> {
  const output = join(place, 'builds', name);
  for (const part of ['browser', 'server'])
    await cp(join(outputOf(owner), part), join(output, part), { recursive: true });
  await compileContent(place, owner, output);
  return output;
}
