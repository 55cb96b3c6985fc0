import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { workspaceFolder } from '../../build/base-config';
import { buildWorkspaces, owners } from '../../build/build-workspace';
import { root } from '../../build/root';
import { compileContent } from '../../content/compile';
import type { ReleaseOwner } from '../../contract/release';
import { generateProjects } from '../../testing/generate-projects';
import { folderStorage } from '../folder-storage';
import { runCommand } from '../run-command';
import { outputOf } from '../site';

const folder = join(root, '.cache', 'bench-projects');
const target = { projects: 1000, seconds: 120 };
const rounds = 5;

/**
 * `npm run bench:projects`: how long a site of 1,000 generated projects takes to compile and to publish,
 * and what the many of one area cost when another area is published.
 */
await runCommand(async () => {
  await buildWorkspaces(owners);
  await rm(folder, { recursive: true, force: true });
  await siteWith(1); // Loads the code, so that it is not measured.
  const compileAndPublish = await siteWith(target.projects);
  const seconds = compileAndPublish.compile + compileAndPublish.publish;
  console.log(
    `${target.projects} projects: compile ${compileAndPublish.compile.toFixed(1)} s, publish ${compileAndPublish.publish.toFixed(1)} s`,
  );
  console.log(
    `  together ${seconds.toFixed(1)} s of ${target.seconds} s, peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`,
  );
  if (seconds > target.seconds) process.exitCode = 1;

  await siteWith(10);
  const times = new Map([10, target.projects].map((count) => [count, [] as number[]]));
  for (let round = 0; round < rounds; round++) {
    for (const [count, list] of times) list.push(await publishResearch(count, round));
  }
  const [few = 0, many = 0] = [...times.values()].map(median);
  console.log(
    `research alone, median of ${rounds}: ${Math.round(few)} ms beside 10 projects, ${Math.round(many)} ms beside ${target.projects}, ratio ${(many / few).toFixed(2)}`,
  );
});

/** Makes a site with so many projects in architecture. @returns the seconds for all five workspaces. */
async function siteWith(projects: number): Promise<{ compile: number; publish: number }> {
  const { publish } = await import('../publish');
  const place = join(folder, String(projects));
  await copyContent(place);
  await generateProjects(place, 'architecture', projects);
  const builds: Partial<Record<ReleaseOwner, string>> = {};
  const compile = await secondsOf(async () => {
    for (const owner of owners) builds[owner] = await buildIn(place, owner, owner);
  });
  return { compile, publish: await secondsOf(() => publish(folderStorage(join(place, 'site')), builds)) };
}

/** Publishes research with other words than before. @returns milliseconds. */
async function publishResearch(projects: number, round: number): Promise<number> {
  const { publish } = await import('../publish');
  const place = join(folder, String(projects));
  const research = await buildIn(place, 'research', `research-${round}`);
  await cp(join(research, 'content', 'media.json'), join(research, 'content', `round-${round}.json`));
  return 1000 * (await secondsOf(() => publish(folderStorage(join(place, 'site')), { research })));
}

async function buildIn(place: string, owner: ReleaseOwner, name: string): Promise<string> {
  const output = join(place, 'builds', name);
  for (const part of ['browser', 'server'])
    await cp(join(outputOf(owner), part), join(output, part), { recursive: true });
  await compileContent(place, owner, output);
  return output;
}

/** The repository's content, with its encoded pictures. */
async function copyContent(place: string): Promise<void> {
  await mkdir(place, { recursive: true });
  await symlink(join(root, '.cache'), join(place, '.cache'));
  for (const owner of owners) {
    const workspace = workspaceFolder(owner);
    await cp(join(workspace, 'content'), join(place, basename(workspace), 'content'), { recursive: true });
  }
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
