import { LinkChecker } from 'linkinator';

/**
 * Follows every link of the site from its home page. Other sites are asked only for what they are: not ours. From one
 * page only: of two, what the one met first is not followed for the other.
 */
export async function brokenLinks(origin: string): Promise<string[]> {
  const { links } = await new LinkChecker().check({
    path: `${origin}/`,
    recurse: true,
    concurrency: 8,
    linksToSkip: [`^(?!${origin})`],
  });
  const asked = links.filter(({ state }) => state !== 'SKIPPED');
  const broken = asked.filter(({ state }) => state === 'BROKEN');
  console.log(`links: ${asked.length} followed, ${broken.length} broken`);
  return broken.map(({ url, status, parent }) => `${parent ?? ''} leads to ${url}: ${status ?? 'no answer'}`);
}
