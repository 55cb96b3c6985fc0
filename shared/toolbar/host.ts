import type { AreaName } from '@portfolio/contract/areas';
import type { AreaRelease, Releases } from '@portfolio/contract/release';

/** What the toolbar takes from the shell. */
export type Host = {
  liveReleases: () => Promise<Releases>;
  /** For the life of the page. */
  pinRelease: (release: AreaRelease) => void;
  pinnedRelease: (area: AreaName) => AreaRelease | undefined;
  loadArea: (area: AreaName) => Promise<unknown>;
  reloadPage: () => void;
};

/** The page that a router shows, as far as it is outlined. */
export type HostRouter = {
  state: { matches: readonly { route: { id: string } }[]; loaderData: Readonly<Record<string, unknown>> };
  subscribe: (listener: () => void) => unknown;
};
