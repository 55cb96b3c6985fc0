import type { Site } from '@portfolio/contract/shell';
import { releaseFolder } from '@portfolio/contract/published/paths';
import { atAddress } from '@portfolio/contract/published/site-address';
import { preview, removePreview } from '@portfolio/publish/operations/previews/preview';
import { readPreviews } from '@portfolio/publish/operations/previews/previews-file';
import { readReleases } from '@portfolio/publish/releases/releases';
import { openSite, siteFolder, waitFor, waitOption } from '@portfolio/publish/site';
import { readJson } from '@portfolio/publish/storage/read-json';
import { PublishError } from '@portfolio/publish/storage/storage';
import { runCommand } from '@portfolio/workspace/run-command';
import { previewedLines, previewLines } from './preview-lines';

/**
 * `npm run previews`: the previews of the site with their addresses and releases. `--again=pr-12` composes one beside what
 * is live now, `--remove=pr-12` removes one, `--json` is for programs.
 */
await runCommand(
  async (_, { again, remove, json, wait }) => {
    const storage = openSite(waitFor(wait));
    if (again !== undefined) return console.log(previewedLines(await preview(storage, again, {})).join('\n'));
    if (remove !== undefined) {
      await removePreview(storage, remove);
      return console.log(`Preview ${remove} is removed.`);
    }
    const releases = await readReleases(storage);
    if (!releases?.shell.live) throw new PublishError(`${siteFolder()} holds no site yet. Run: npm start`);
    const previews = await readPreviews(storage);
    if (json) return console.log(JSON.stringify(previews, null, 2));
    const site = await readJson<Site>(storage, `${releaseFolder('shell', releases.shell.live)}/content/site.json`);
    const address = atAddress(site, releases).address.replace(/\/$/, '');
    const lines = previews.flatMap((each) => previewLines(each, releases, address, new Date()));
    console.log(lines.join('\n') || 'There are no previews. Make one: npm run publish -- --preview research');
  },
  { ...waitOption, again: { type: 'string' }, remove: { type: 'string' }, json: { type: 'boolean' } },
);
