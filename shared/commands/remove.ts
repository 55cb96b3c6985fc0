import { buildWorkspaces, owners } from '@portfolio/build/build-workspace';
import { withOutputs } from '@portfolio/build/output-lock';
import { runsContract } from '@portfolio/contract/area-module';
import { isAreaName } from '@portfolio/contract/areas';
import { originHere } from '@portfolio/publish/releases/log/entry/origin';
import { pinnedSentences, readReleases } from '@portfolio/publish/releases/releases';
import { remove } from '@portfolio/publish/operations/history/remove';
import { outputOf } from '@portfolio/workspace/content-root';
import { runCommand } from '@portfolio/workspace/run-command';
import { openSite, waitFor, waitOption } from '@portfolio/publish/site';
import { PublishError } from '@portfolio/publish/storage/storage';
import { messageOption, withLog } from './with-log';

await runCommand(
  {
    does: 'Takes areas off the site: pages, releases and pictures. Their sources stay as they are.',
    usage: 'npm run site -- remove <area>…',
    options: { ...messageOption, ...waitOption },
    example: 'npm run site -- remove writing',
  },
  async (names, { message, wait: seconds }) => {
    if (names.length === 0) throw new PublishError('Say what to take off the site: npm run site -- remove writing');
    const wait = waitFor(seconds);
    const storage = withLog(openSite(wait), originHere('remove', message));
    const releases = await readReleases(storage);
    // Releases of an older contract cannot be composed again: those of all other workspaces are replaced in the same step.
    const outdated = releases && !runsContract(releases.contract);
    const pinned = pinnedSentences(releases, owners);
    const others = outdated ? owners.filter((owner) => !names.includes(owner) && !pinned.has(owner)) : [];
    const published = await withOutputs(others, wait, () =>
      buildWorkspaces(others).then(() =>
        remove(storage, names, Object.fromEntries(others.map((owner) => [owner, outputOf(owner)]))),
      ),
    );
    for (const { owner, release } of published) console.log(`${owner}: release ${release} is live.`);
    for (const name of names) {
      console.log(`${name}: its pages, releases and pictures are off the site.`);
      if (isAreaName(name))
        console.log(
          `Its sources stay: npm run publish -- ${name} brings it back, and without remote-${name} and its row in shared/contract/areas.ts it is gone.`,
        );
    }
  },
);
