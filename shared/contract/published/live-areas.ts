import { areaNames, isAreaName, type AreaName } from '../areas';
import type { LiveRelease, ReleaseOwner, Releases } from '../release';

declare const live: unique symbol;
/** An area of a site, which need not have a row in this checkout: what goes over the rows alone forgets some. */
export type LiveArea = AreaName & { readonly [live]: true };
/** The shell, or an area of a site. */
export type LiveOwner = 'shell' | LiveArea;

/**
 * The areas of a site, in the order of the table. Those that the table of this checkout does not have come last: they
 * stay live, composed from their releases, until somebody removes them.
 */
export function liveAreas({ areas }: Pick<Releases, 'areas'>): readonly LiveArea[] {
  const others = (Object.keys(areas) as AreaName[]).filter((name) => !isAreaName(name));
  return [...areaNames.filter((name) => areas[name]), ...others] as LiveArea[];
}

/** What is live of an area. */
export function areaIn({ areas }: Pick<Releases, 'areas'>, area: AreaName): Releases['areas'][AreaName] {
  return areas[area];
}

/** What is live of a workspace. */
export function liveOf(releases: Releases, owner: ReleaseOwner): LiveRelease | undefined {
  return owner === 'shell' ? (releases.shell.live ? releases.shell : undefined) : releases.areas[owner];
}

/** What a list by workspaces has of one of them. */
export function ofOwner<Value>(list: Partial<Record<ReleaseOwner, Value>>, owner: ReleaseOwner): Value | undefined {
  return list[owner];
}

/** All workspaces with a live release. */
export function liveOwners(releases: Releases): readonly LiveOwner[] {
  return [...(releases.shell.live ? (['shell'] as const) : []), ...liveAreas(releases)];
}

/** A sentence for each area of the site without a row in this checkout. */
export function unlistedAreaSentences(releases: Releases | undefined): readonly string[] {
  const unlisted = releases ? liveAreas(releases).filter((name) => !isAreaName(name)) : [];
  return unlisted.map(
    (name) =>
      `${name} is on the site, but has no row in shared/contract/areas.ts; it stays until you run npm run site -- remove ${name}.`,
  );
}
