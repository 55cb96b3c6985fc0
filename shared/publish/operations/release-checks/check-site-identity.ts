import { readConfiguration } from '@portfolio/workspace/configuration';
import type { Site } from '@portfolio/contract/shell';
import type { Releases } from '@portfolio/contract/release';
import { releaseFolder } from '@portfolio/contract/published/paths';
import { jsonIn, readJson } from '../../storage/read-json';
import { isSample } from './sample-address';
import { PublishError, type Draft } from '../../storage/storage';
import { atAddress } from '@portfolio/contract/published/site-address';

const file = 'content/site.json';

/**
 * Whether a new shell belongs to the site that is there. A site at a sample address is nobody's yet, and may become any.
 * @throws PublishError for a shell of another site.
 */
export async function checkSiteIdentity(
  draft: Draft,
  releases: Releases,
  build: ReadonlyMap<string, Buffer>,
): Promise<void> {
  const { live } = releases.shell;
  if (!live) return;
  const old = atAddress(await readJson<Site>(draft, `${releaseFolder('shell', live)}/${file}`), releases);
  const present = atAddress(jsonIn<Site>(build.get(file)), readConfiguration());
  if (old.name === present.name || old.address === present.address || isSample(old.address)) return;
  throw new PublishError(
    `${draft.where} holds the site "${old.name}" (${old.address}), and this shell is of "${present.name}" (${present.address}). Nothing was published. Name another place with SITE=…; if it is the same site, publish its new name and its new address one after the other.`,
  );
}
