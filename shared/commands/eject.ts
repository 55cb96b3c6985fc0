import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { areaNames, isAreaName } from '@portfolio/contract/areas';
import { hasContent } from '@portfolio/workspace/content-root';
import { ReportedError } from '@portfolio/workspace/reported-error';
import { root } from '@portfolio/workspace/root';
import { runCommand } from '@portfolio/workspace/run-command';
import { checkOutside, eject } from './eject/eject';
import { packPackages } from './eject/packing/pack-packages';
import { readEjectedArea } from './eject/updating/ejected-area';
import { setInFolder } from './eject/updating/package-set';
import { update } from './eject/updating/update';

await runCommand(
  {
    does: 'Writes an area as a repository of its own.',
    usage: 'npm run eject -- <area> <folder>',
    options: {
      update: { type: 'string', says: 'brings the packages of this checkout into the repository in this folder' },
      pack: { type: 'string', says: 'writes the packages into this folder, for areas whose checkout is elsewhere' },
    },
    example: 'npm run eject -- research ../research-site',
  },
  async ([name = '', folder, ...rest], options) => {
    if (options.update !== undefined) return updateArea(resolve(options.update));
    if (options.pack !== undefined) return packAll(options.pack);
    const areas = areaNames.filter(hasContent);
    if (!isAreaName(name) || !areas.includes(name))
      throw new ReportedError(
        `${name ? `There is no area "${name}"` : 'Say which area'}. There are: ${areas.join(', ')}.`,
      );
    if (!folder || rest.length > 0)
      throw new ReportedError(`Say which folder to write: npm run eject -- ${name} ../${name}-site.`);
    const target = resolve(folder);
    const packages = await eject(name, target);
    console.log(`${target} holds the area ${name} and ${packages} packages that it is built with.

  cd ${folder}
  git init && npm install
  npm run dev                     the area in a plain frame
  npm test                        format, lint, types, unit tests
  npm run upgrade                 brings the packages of this checkout, when they are newer
  SITE=… npm run publish          builds it and publishes it into that site

Its pages stay in this repository until remote-${name} is removed from it; publish it from one of them only.`);
  },
);

function updateArea(folder: string): void {
  readEjectedArea(folder);
  const packages = mkdtempSync(join(tmpdir(), 'packages-'));
  try {
    packPackages(undefined, packages);
    console.log(update(folder, setInFolder(packages), relative(folder, root)).join('\n'));
  } finally {
    rmSync(packages, { recursive: true, force: true });
  }
}

function packAll(folder: string): void {
  const target = resolve(folder);
  checkOutside(target);
  const { size } = packPackages(undefined, target);
  console.log(`${target} holds ${size} packages. In the repository of an area: npm run upgrade -- ${folder}

For a registry, which areas then name in its place:
  for each in ${folder}/*.tgz; do npm publish "$each" --tag latest --registry https://…; done`);
}
