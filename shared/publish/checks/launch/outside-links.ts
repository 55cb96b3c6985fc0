import { Parser } from 'htmlparser2';
import pLimit from 'p-limit';
import type { Block, PageDocument } from '@portfolio/contract/page';
import { answerWithin } from '@portfolio/workspace/within-time';

/** Milliseconds after which another site counts as silent. */
const patience = 10_000;
const atOnce = 8;

/** The addresses on other sites that a page links to. */
export function outsideLinks({ sections }: PageDocument): string[] {
  const found = sections.flatMap(({ blocks }) => blocks.flatMap(linksOf));
  return [...new Set(found.filter((href) => /^https?:/i.test(href)))];
}

function linksOf(block: Block): string[] {
  if (block.kind === 'link') return [block.href];
  if (block.kind !== 'text') return [];
  const links: string[] = [];
  const parser = new Parser({ onopentag: (_, { href }) => href && links.push(href) });
  parser.end(block.html);
  return links;
}

/** Asks every address once. @returns what is wrong, by address; one that wants a sign-in is there. */
export async function deadLinks(addresses: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const dead = new Map<string, string>();
  const limit = pLimit(atOnce);
  const ask = async (address: string) => {
    const fault = await faultOf(address);
    if (fault) dead.set(address, fault);
  };
  await Promise.all([...new Set(addresses)].map((address) => limit(ask, address)));
  return dead;
}

async function faultOf(address: string): Promise<string | undefined> {
  try {
    const { status } = await answerWithin(patience, address, { method: 'HEAD' });
    // Many servers do not answer HEAD as they should.
    const { status: final } = status < 400 ? { status } : await answerWithin(patience, address, { method: 'GET' });
    return final < 400 || [401, 403, 429].includes(final) ? undefined : `answers ${final}`;
  } catch (error) {
    const { cause, name } = error as { cause?: { code?: string }; name: string };
    return name === 'TimeoutError'
      ? `does not answer within ${patience / 1000} s`
      : `does not answer (${cause?.code ?? name})`;
  }
}
