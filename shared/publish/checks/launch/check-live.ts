import { findLeftovers } from '../../releases/retention/leftovers';
import type { Storage } from '../../storage/storage';
import { readLiveSite } from './live-site';
import { deadLinks, outsideLinks } from './outside-links';
import { launchChecks, type Check } from './launch-checks';

/**
 * Looks at what is live, whatever the storage.
 * @param links whether other sites are asked if they are still there.
 */
export async function checkLive(storage: Pick<Storage, 'snapshot'>, links = false): Promise<Check[]> {
  const state = await storage.snapshot();
  const live = await readLiveSite(state);
  const rows = launchChecks(live, await findLeftovers(state, live.releases));
  if (!links) return rows;
  const places = [
    ...[...live.site.links, ...(live.site.profiles ?? [])].map(({ href }) => ({
      href,
      place: 'shell/content/site.md',
    })),
    ...live.pages.flatMap(({ page }) => outsideLinks(page).map((href) => ({ href, place: page.path }))),
  ];
  const dead = await deadLinks(places.map(({ href }) => href));
  const problems = places.flatMap(({ href, place }) => (dead.has(href) ? [`${place}: ${href} ${dead.get(href)}`] : []));
  return [...rows, { what: 'Links to other sites', problems, advice: 'other addresses, or no links' }];
}
