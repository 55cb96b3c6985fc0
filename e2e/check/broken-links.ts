import { LinkChecker, type LinkResult } from 'linkinator';

/** Follows every link of the site from its home page. Other sites are asked only for what they are: not ours. */
export async function brokenLinks(origin: string): Promise<string[]> {
  // One after the other: what lies outside the folder of the one is not followed for the other.
  const links = [...(await linksFrom(`${origin}/`, origin)), ...(await linksFrom(`${origin}/works`, origin))];
  const asked = new Map(links.filter(({ state }) => state !== 'SKIPPED').map((link) => [link.url, link]));
  const broken = [...asked.values()].filter(({ state }) => state === 'BROKEN');
  console.log(`links: ${asked.size} followed, ${broken.length} broken`);
  return broken.map(({ url, status, parent }) => `${parent ?? ''} leads to ${url}: ${status ?? 'no answer'}`);
}

async function linksFrom(path: string, origin: string): Promise<LinkResult[]> {
  const { links } = await new LinkChecker().check({
    path,
    recurse: true,
    concurrency: 8,
    linksToSkip: [`^(?!${origin})`],
  });
  return links;
}
