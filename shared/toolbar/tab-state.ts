import { isAreaName, type AreaName } from '@portfolio/contract/areas';
import { toolbarKey } from './toolbar-asked';

/** What this tab was asked for, until it is closed or the address ends it. */
export type TabState = {
  /** `?boundaries` shows the toolbar, `?boundaries=off` ends it and takes all releases back. */
  isShown: boolean;
  /** `?area=research@4203` loads an area from its development server, `?area=` ends it. */
  development: string;
  /** No address can choose them. */
  releases: Partial<Record<AreaName, string>>;
};

const nothing: TabState = { isShown: false, development: '', releases: {} };

/** After what the address asks for. Without storage it is valid for this page only. */
export function readTab(): TabState {
  const { searchParams } = new URL(location.href);
  const shown = searchParams.get('boundaries');
  const stored = storedState();
  const state: TabState = {
    isShown: shown === null ? stored.isShown : shown !== 'off',
    development: searchParams.get('area') ?? stored.development,
    releases: shown === 'off' ? {} : stored.releases,
  };
  keepTab(state);
  return state;
}

export function keepTab({ isShown, development, releases }: TabState): boolean {
  try {
    if (isShown || development) sessionStorage.setItem(toolbarKey, JSON.stringify({ isShown, development, releases }));
    else sessionStorage.removeItem(toolbarKey);
    return true;
  } catch {
    return false;
  }
}

function storedState(): TabState {
  try {
    const { isShown, development, releases } = JSON.parse(sessionStorage.getItem(toolbarKey) ?? '{}') as TabState;
    const named = Object.entries(releases ?? {}).filter(
      ([name, release]) => isAreaName(name) && isReleaseName(release),
    );
    return {
      isShown: isShown === true,
      development: typeof development === 'string' ? development : '',
      releases: Object.fromEntries(named),
    };
  } catch {
    return nothing;
  }
}

/** A hash: see shared/publish/storage/drafts/release-name.ts. */
export function isReleaseName(text: unknown): text is string {
  return typeof text === 'string' && /^[0-9a-f]{20}$/.test(text);
}
