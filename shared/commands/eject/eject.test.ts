import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '@portfolio/workspace/root';
import { eject } from './eject';
import { manifestOf } from './manifest';
import { readme } from './readme';
import { githubWorkflow, gitlabPipeline } from './workflows';

test('a folder inside the repository is refused', async () => {
  const folder = join(root, 'research-site');
  await expect(eject('research', folder)).rejects.toThrow(
    `${folder} lies in this repository. Name a folder outside it.`,
  );
});

test('a folder that holds files is refused and stays as it is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'eject-'));
  await writeFile(join(folder, 'notes.txt'), 'mine');
  await expect(eject('research', folder)).rejects.toThrow(`${folder} holds files already, such as notes.txt.`);
  expect(await readdir(folder)).toEqual(['notes.txt']);
  await rm(folder, { recursive: true });
});

test('every command of the pipelines and of the README is a script of the repository', () => {
  const { scripts } = manifestOf(
    'research',
    {},
    { dependencies: {}, devDependencies: {} },
    new Map(),
    '../portfolio',
  ) as { scripts: Record<string, string> };
  const commands = [githubWorkflow('research'), gitlabPipeline('research')].flatMap(commandsIn);
  expect(commands.length).toBeGreaterThan(5);
  const [, fence = ''] = readme('research').split('```');
  const names = [...commands, fence].flatMap((command) => [...command.matchAll(/\bnpm (?:run )?(\S+)/g)]);
  expect(names.length).toBeGreaterThan(5);
  for (const [, name] of names) expect([...Object.keys(scripts), 'install']).toContain(name);
});

/** Every command of a pipeline, wherever it stands in its YAML. */
function commandsIn(pipeline: string): string[] {
  const found: string[] = [];
  const visit = (value: unknown, name?: string): void => {
    if (typeof value === 'string' && ['run', 'script', 'before_script'].includes(name ?? '')) found.push(value);
    else if (Array.isArray(value)) for (const each of value) visit(each, name);
    else if (typeof value === 'object' && value) for (const [key, each] of Object.entries(value)) visit(each, key);
  };
  visit(parse(pipeline));
  return found;
}
