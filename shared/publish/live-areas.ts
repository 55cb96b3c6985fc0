import { areaNames, isAreaName, type AreaName } from '@portfolio/contract/areas';
import type { ReleaseOwner, Releases } from '@portfolio/contract/release';

/**
 * The areas of a site, in the order of the table. Those that the table of this checkout does not have come last: they
 * stay live, composed from their releases, until somebody removes them.
 */
export function liveAreas({ areas }: Pick<Releases, 'areas'>): readonly AreaName[] {
  const others = (Object.keys(areas) as AreaName[]).filter((name) => !isAreaName(name));
  return [...areaNames.filter((name) => areas[name]), ...others];
}

/** All workspaces with a live release. */
export function liveOwners(releases: Releases): readonly ReleaseOwner[] {
  return [...(releases.shell.live ? (['shell'] as const) : []), ...liveAreas(releases)];
}

/** A sentence for each area of the site without a row in this checkout. */
export function strangerSentences(releases: Releases | undefined): readonly string[] {
  const strangers = releases ? liveAreas(releases).filter((name) => !isAreaName(name)) : [];
  return strangers.map(
    (name) =>
      `${name} is on the site, but has no row in shared/contract/areas.ts; it stays until you run npm run remove -- ${name}.`,
  );
}
