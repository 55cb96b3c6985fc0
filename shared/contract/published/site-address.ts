import type { Releases } from '../release';

/** Where a site stands: at SITE_ADDRESS, which `releases.json` keeps, or else at the address of its content. */
export function atAddress<Given extends { address: string }>(
  site: Given,
  { address }: Pick<Releases, 'address'>,
): Given {
  return address ? { ...site, address } : site;
}

/** The path of an address, without a slash at its end: "/repo", or empty at the root of an origin. */
export function basePathOf(address: string | undefined): string {
  return address ? new URL(address).pathname.replace(/\/$/, '') : '';
}

/** The same of a state of a site, by the text of its `releases.json`. */
export function basePathIn(pointer: string): string {
  return basePathOf((JSON.parse(pointer) as Pick<Releases, 'address'>).address);
}
