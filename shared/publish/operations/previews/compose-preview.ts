import type { Preview, ReleaseOwner, Releases } from '@portfolio/contract/release';
import type { Site } from '@portfolio/contract/shell';
import { pointerFile, previewFolder, releaseFolder, robotsFile } from '@portfolio/contract/published/paths';
import { atAddress } from '@portfolio/contract/published/site-address';
import { liveOf } from '@portfolio/contract/published/live-areas';
import { setLive } from '../../releases/set-live';
import { readJson } from '../../storage/read-json';
import { PublishError, type Draft } from '../../storage/storage';
import { checkAreaBudgets } from '../release-checks/check-area-budgets';
import { checkAreaStyles } from '../release-checks/check-area-styles';
import { checkCodes } from '../release-checks/check-codes';
import { checkContracts, checkParts } from '../release-checks/check-releases';
import { SandboxProcess } from '../compose/sandbox/sandbox-process';
import { withComposer } from '../compose/with-composer';

/**
 * Writes a whole site with the releases of a preview in the place of the live ones, below `/_preview/<name>`.
 * @returns its address, and the number of its pages.
 * @throws PublishError when these releases could not go live together either.
 */
export async function composePreview(
  draft: Draft,
  live: Releases,
  preview: Preview,
  now: Date,
): Promise<{ address: string; pages: number }> {
  const after = await releasesOf(draft, live, preview);
  const owners = Object.keys(preview.releases) as ReleaseOwner[];
  SandboxProcess.prepare();
  await checkAreaStyles(draft, after, owners);
  await checkAreaBudgets(draft, after, owners);
  after.contract = await checkContracts(draft, after);
  const folder = previewFolder(preview.name);
  await draft.remove(folder);
  let pages = 0;
  await withComposer(draft, after.shell.live, now, async (compose) => {
    const parts = await compose(after);
    checkParts(parts);
    await checkCodes(draft, after);
    for (const part of parts)
      for await (const { paths, text } of part.compose()) {
        if (paths[0]?.endsWith('.html')) {
          checkIsMarked(preview, after, text);
          pages++;
        }
        for (const path of paths.filter(isForVisitors)) await draft.write(`${folder}/${path}`, text);
      }
  });
  await draft.write(`${folder}/${pointerFile}`, JSON.stringify(after, null, 1));
  return { address: `${after.address}/`, pages };
}

/** The releases that a preview shows, at its address. */
async function releasesOf(draft: Draft, live: Releases, preview: Preview): Promise<Releases> {
  const after = structuredClone({ contract: live.contract, shell: live.shell, areas: live.areas });
  const shown = Object.entries(preview.releases) as [ReleaseOwner, { release: string }][];
  for (const [owner, { release }] of shown)
    await setLive(draft, after, owner, release, liveOf(live, owner)?.history ?? []);
  const site = await readJson<Site>(draft, `${releaseFolder('shell', after.shell.live)}/content/site.json`);
  const { address } = atAddress(site, live);
  return { ...after, address: `${address.replace(/\/$/, '')}/${previewFolder(preview.name)}`, preview };
}

/** A page without the sentence that it is a preview could be taken for the site, by a person and by a search engine. */
function checkIsMarked({ name }: Preview, { shell }: Releases, page: string): void {
  if (page.includes(' data-preview=')) return;
  throw new PublishError(
    `Release ${shell.live} of the shell was built before there were previews, and composes their pages as if they were live. Nothing was changed. Publish the shell (npm run publish -- shell), or preview it too: npm run publish -- --preview --name=${name} shell …`,
  );
}

/** Search engines are told nothing of a preview. */
function isForVisitors(path: string): boolean {
  return path !== robotsFile && !/^sitemap.*\.xml$/.test(path);
}
