import type { Site } from '@portfolio/contract/shell';
import { releaseFolder } from '@portfolio/contract/published/paths';
import { atAddress } from '@portfolio/contract/published/site-address';
import { preview, removePreview } from '@portfolio/publish/operations/previews/preview';
import { readPreviews } from '@portfolio/publish/releases/previews-file';
import { openSite, siteReleases, waitFor, waitOption } from '@portfolio/publish/site';
import { readJson } from '@portfolio/publish/storage/read-json';
import { runCommand } from '@portfolio/workspace/run-command';
import { previewedLines, previewLines } from './preview-lines';

await runCommand(
  {
    does: 'Lists the previews of the site with their addresses and releases, composes one again, or removes one.',
    usage: 'npm run site -- previews',
    options: {
      again: { type: 'string', says: 'composes this preview beside what is live now' },
      remove: { type: 'string', says: 'removes this preview' },
      json: { type: 'boolean', says: 'the same for programs' },
      ...waitOption,
    },
    example: 'npm run site -- previews --again=pr-12',
  },
  async (_, { again, remove, json, wait }) => {
    const storage = openSite(waitFor(wait));
    if (again !== undefined) return console.log(previewedLines(await preview(storage, again, {})).join('\n'));
    if (remove !== undefined) {
      await removePreview(storage, remove);
      return console.log(`Preview ${remove} is removed.`);
    }
    const releases = await siteReleases(storage);
    const previews = await readPreviews(storage);
    if (json) return console.log(JSON.stringify(previews, null, 2));
    if (previews.length === 0)
      return console.log('There are no previews. Make one: npm run publish -- --preview research');
    const site = await readJson<Site>(storage, `${releaseFolder('shell', releases.shell.live)}/content/site.json`);
    const address = atAddress(site, releases).address.replace(/\/$/, '');
    const lines = previews.flatMap((each) => previewLines(each, releases, address, new Date()));
    console.log(lines.join('\n'));
  },
);
