import { aliases } from '@portfolio/contract/areas';
import { liveOf, liveOwners } from '@portfolio/contract/published/live-areas';
import { filesName, pageAddress, pageFile, pageNamesIn, releaseFolder } from '@portfolio/contract/published/paths';
import type { ReleaseFiles, Releases } from '@portfolio/contract/release';
import { findJson } from '../../storage/read-json';
import type { Reader } from '../../storage/storage';
import { changedParts, partsOf } from '../compose/write-site';
import { checkContracts, checkParts } from '../release-checks/check-releases';
import { withComposer } from '../compose/with-composer';
import { lineChanges } from './line-changes';
import { pageLines } from './page-lines';

/** `lines` begin with "+ " or "- "; a page of which only the markup changes, such as the names of its scripts, has none. */
export type PageChange = { path: string; is: 'added' | 'removed' | 'changed'; lines: readonly string[] };

/**
 * What visitors would read on all pages of the site: those of other workspaces show titles of this one.
 * @param site as it is. @param next the same with builds as its releases.
 * @throws PublishError where publishing would be refused for what its pages or contracts are.
 */
export async function pageChanges(
  site: Reader,
  next: Reader,
  before: Releases,
  after: Releases,
): Promise<PageChange[]> {
  after.contract = await checkContracts(next, after);
  const former = await pageFilesOf(site, before);
  const changes: PageChange[] = [];
  const change = async (path: string, is: PageChange['is'], html: string) => {
    const live = is === 'added' ? undefined : await site.read(path);
    if (live?.toString() !== html)
      changes.push({ path: pageAddress(path), is, lines: lineChanges(pageLines(String(live ?? '')), pageLines(html)) });
  };
  await withComposer(next, after.shell.live, new Date(), async (compose) => {
    const parts = await compose(after);
    checkParts(parts);
    const known = before.contract === after.contract ? await partsOf(before, compose) : undefined;
    for (const part of changedParts(known ?? [], parts))
      for await (const { paths, text } of part.compose()) {
        const page = paths.find((path) => path.endsWith('.html') && !(pageAddress(path) in aliases));
        if (page) await change(page, former.has(page) ? 'changed' : 'added', text);
      }
  });
  const present = await pageFilesOf(next, after);
  for (const path of former) if (!present.has(path)) await change(path, 'removed', '');
  return changes;
}

async function pageFilesOf(from: Reader, releases: Releases): Promise<Set<string>> {
  const files = new Set<string>();
  for (const owner of liveOwners(releases)) {
    const folder = releaseFolder(owner, liveOf(releases, owner)?.live ?? '');
    const list = await findJson<ReleaseFiles>(from, `${folder}/${filesName}`);
    for (const name of pageNamesIn(list ?? {})) files.add(pageFile(name === 'index' ? '/' : `/${name}`));
  }
  return files;
}
