import type { AreaName } from '@portfolio/contract/areas';
import { basePath, languagePath, withoutBase } from '@portfolio/contract/base-path';
import { previewName, previewsFolder } from '@portfolio/contract/published/paths';
import type { Host } from './host';
import { checkRelease } from './overrides';
import { keepTab, readTab } from './tab-state';

/** "live", "preview", "development", or another release by its name. */
export type Choice = string;

const siteBase = basePath.replace(new RegExp(`/${previewsFolder}/[^/]+$`), '');

/** Undefined where this page is there already. */
export function liveAddress(): string | undefined {
  return siteBase === basePath ? undefined : `${siteBase}${languagePath}${pathHere()}?boundaries`;
}

/** @returns the address to open; undefined for a reload. @throws Error that says why not; nothing is changed then. */
export async function switchTo(host: Host, area: AreaName, choice: Choice, place: string): Promise<string | undefined> {
  if (choice === 'preview') return previewAddress(place);
  const tab = readTab();
  const others = Object.fromEntries(Object.entries(tab.releases).filter(([name]) => name !== area));
  if (choice === 'development') {
    if (!/^\d{2,5}$/.test(place)) throw new Error(`"${place}" is no port, such as 4203.`);
    keep({ ...tab, releases: others });
    return `?area=${area}@${place}`;
  }
  if (choice !== 'live') await checkRelease(host, area, choice);
  keep({ ...tab, releases: choice === 'live' ? others : { ...others, [area]: choice } });
  // The server keeps a development server of its own accord, until the address ends it.
  return tab.development.startsWith(`${area}@`) ? '?area=' : undefined;
}

/** Where the browser keeps nothing there are no others. */
export function takeBack(): void {
  keepTab({ ...readTab(), releases: {} });
}

function keep(...[tab]: Parameters<typeof keepTab>): void {
  if (!keepTab(tab)) throw new Error('This browser keeps nothing for a tab, so it would be forgotten at once.');
}

async function previewAddress(name: string): Promise<string> {
  if (!previewName.test(name))
    throw new Error(`"${name}" can't be the name of a preview, which has small letters, digits and hyphens: pr-12.`);
  const base = `${siteBase}/${previewsFolder}/${name}`;
  const { ok, status } = await fetch(`${base}/releases.json`, { cache: 'no-cache' });
  if (!ok) throw new Error(`There is no preview ${name} (status ${status}). npm run site -- previews lists them.`);
  return `${base}${languagePath}${pathHere()}?boundaries`;
}

function pathHere(): string {
  return withoutBase(location.pathname) ?? '/';
}
