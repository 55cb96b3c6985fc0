import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fingerprint, fingerprintTimes } from '@portfolio/workspace/fingerprint';
import { packageFolder } from '@portfolio/workspace/packages';
import { root } from '@portfolio/workspace/root';
import { makeWhereStale, type Inputs } from './build-record';

/** Has the types of all style sheets' class names written, as builds write them, where a sheet has changed. */
export async function updateCssTypes(): Promise<void> {
  const part = { name: 'css-types', folders: ['css-types'], inputs } as const;
  await makeWhereStale(join(root, '.cache'), part, async () => {
    // Imports webpack.
    const { writeCssTypes } = await import('./write-css-types');
    await writeCssTypes(sheets());
  });
}

async function inputs(): Promise<Inputs> {
  const build = relative(root, packageFolder('@portfolio/build'));
  const paths = ['package-lock.json', build, ...sheets().map((file) => relative(root, file))];
  return { times: await fingerprintTimes(paths), text: await fingerprint(paths) };
}

/** All CSS modules of our workspaces and of our installed packages. */
function sheets(): string[] {
  const workspaces = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('remote-'));
  const packages = readdirSync(join(root, 'node_modules/@portfolio')).map((name) => `node_modules/@portfolio/${name}`);
  const folders = [...packages, ...workspaces.map((name) => `${name}/src`)].map((folder) => join(root, folder));
  return folders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.module.css') && !/(^|\/)(node_modules|dist)\//.test(file))
      .map((file) => realpathSync(join(folder, file))),
  );
}
