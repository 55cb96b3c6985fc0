import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { AreaName } from '@portfolio/contract/areas';
import { isOurs, packageFolder, packagesOf } from '@portfolio/workspace/packages';
import { ReportedError } from '@portfolio/workspace/reported-error';
import { root } from '@portfolio/workspace/root';
import { workspaceFolder } from '@portfolio/workspace/workspace-folder';
import { manifestOf, type Manifest } from './manifest';
import { packPackages } from './packing/pack-packages';
import { toolsOf } from './packing/packages-to-pack';
import { readme } from './readme';
import { asRootSays, toolPackages } from './updating/next-manifest';
import { githubWorkflow, gitlabPipeline } from './workflows';

/** Taken over as they are: they name no area. */
const settings = [
  'tsconfig.base.json',
  'eslint.config.js',
  'jest.config.js',
  '.gitignore',
  '.prettierignore',
  '.env.example',
];
/** What the plain frame shows of the shell, in every language: the area's content is compiled with its settings. */
const frame = 'shell/content';
const isFrame = (name: string) => /^(?:site|notices)(?:\.[\w-]+)?\.md$/.test(name);

/**
 * Writes an area as a repository of its own: its folder, the packages that it is built with as tarballs, settings,
 * scripts, README and pipelines.
 * @returns the number of packages.
 * @throws ReportedError where the folder holds files already or lies in this repository.
 */
export async function eject(area: AreaName, target: string): Promise<number> {
  await checkTarget(target);
  const workspace = `remote-${area}`;
  const own = await readManifest(workspaceFolder(area));
  const [repository, lock] = [await readManifest(root), await readFile(join(root, 'package-lock.json'), 'utf8')];
  const tools = toolsOf(root);
  const names = [...Object.keys({ ...own.dependencies, ...own.devDependencies }), ...toolPackages];
  const folders = names.filter(isOurs).flatMap((name) => packagesOf(packageFolder(name)));
  const tarballs = packPackages([...new Set(folders)], join(target, 'packages'));

  await cp(workspaceFolder(area), join(target, workspace), { recursive: true, filter: isSource });
  const frameFiles = (await readdir(join(root, frame))).filter(isFrame).map((name) => `${frame}/${name}`);
  for (const file of [...settings, ...frameFiles]) await cp(join(root, file), join(target, file));
  const files = {
    'package.json': json(manifestOf(area, repository, tools, tarballs, relative(target, root))),
    'package-lock.json': lock,
    [`${workspace}/package.json`]: json(asRootSays(withoutTest(own), tools.dependencies)),
    'tsconfig.json': json({ files: [], references: [{ path: workspace }] }),
    [`${workspace}/tsconfig.json`]: await projectOf(workspaceFolder(area)),
    'README.md': readme(area),
    '.github/workflows/publish.yml': githubWorkflow(area),
    '.gitlab-ci.yml': gitlabPipeline(area),
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(target, file)), { recursive: true });
    await writeFile(join(target, file), text);
  }
  lockVersions(target);
  return tarballs.size;
}

/** @throws ReportedError where a folder lies in this repository. */
export function checkOutside(target: string): void {
  if (!relative(root, target).startsWith('..'))
    throw new ReportedError(`${target} lies in this repository. Name a folder outside it.`);
}

async function checkTarget(target: string): Promise<void> {
  checkOutside(target);
  const found = await readdir(target).catch(() => []);
  if (found.length > 0)
    throw new ReportedError(`${target} holds files already, such as ${found[0]}. Name a new or an empty folder.`);
}

/** Journeys run in the whole site. */
function isSource(path: string): boolean {
  return !/[\\/](dist|node_modules|journeys)$|\.spec\.ts$/.test(path);
}

/** A repository of one area is tested from its root. */
function withoutTest(area: Manifest): Manifest {
  return {
    ...area,
    scripts: Object.fromEntries(Object.entries(area.scripts ?? {}).filter(([name]) => name !== 'test')),
  };
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** Installed packages are no projects of TypeScript. */
async function projectOf(folder: string): Promise<string> {
  const project = await readFile(join(folder, 'tsconfig.json'), 'utf8');
  return project.replace(/,\s*"references": \[[^\]]*\]/, '');
}

/** Keeps the versions of this repository's lock file for what is left of it. */
function lockVersions(target: string): void {
  const args = [
    'install',
    '--package-lock-only',
    '--ignore-scripts',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const { status, stderr } = spawnSync('npm', args, {
    cwd: target,
    encoding: 'utf8',
  });
  if (status !== 0) throw new ReportedError(`npm cannot lock the versions in ${target}:\n${stderr}`);
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
