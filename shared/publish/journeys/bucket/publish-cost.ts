import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateProjects } from '@portfolio/content/testing/generate-projects';
import type { ReleaseOwner } from '@portfolio/contract/release';
import { owners, repository, workbench } from '../../../../e2e/site/workbench';
import { elsewhere } from '../../../../e2e/site/site-pages';
import type { Cost } from './publish-into';
import type { SiteAt } from './site-of';

/** What it costs to publish this site with so many more projects: all of it, then one area after one word was changed. */
export async function publishCost(site: SiteAt, projects: number): Promise<{ all: Cost; one: Cost }> {
  const bench = workbench(`bucket-${projects}`);
  const half = Math.ceil(projects / 2);
  if (projects > 0) {
    await generateProjects(bench.root, 'architecture', half);
    await generateProjects(bench.root, 'development', projects - half, 2, { prefix: 'D' });
  }
  const folders: Partial<Record<ReleaseOwner, string>> = {};
  for (const owner of owners) folders[owner] = await bench.build(owner);
  const all = publishInto(site, folders);
  appendFileSync(join(bench.root, elsewhere.file), '\n\nOne sentence more.\n');
  return { all, one: publishInto(site, { [elsewhere.area]: await bench.build(elsewhere.area) }) };
}

function publishInto(site: SiteAt, folders: Partial<Record<ReleaseOwner, string>>): Cost {
  const script = join(import.meta.dirname, 'publish-into.ts');
  const args = ['--import', 'tsx', script, JSON.stringify(site), JSON.stringify(folders)];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: repository, encoding: 'utf8' })) as Cost;
}
