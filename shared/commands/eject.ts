import { resolve } from 'node:path';
import { isAreaName } from '@portfolio/contract/areas';
import { owners } from '@portfolio/build/build-workspace';
import { ReportedError } from '@portfolio/workspace/reported-error';
import { runCommand } from '@portfolio/workspace/run-command';
import { eject } from './eject/eject';

/** `npm run eject -- research ../research-site`: writes an area as a repository of its own. */
await runCommand(async ([name = '', folder, ...rest]) => {
  const areas = owners.filter(isAreaName);
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
  npm start                       the area in a plain frame
  npm test                        format, lint, types, unit tests
  SITE=… npm run publish          builds it and publishes it into that site

Its pages stay in this repository until remote-${name} is removed from it; publish it from one of them only.`);
});
