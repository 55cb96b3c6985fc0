import { setTimeout as sleep } from 'node:timers/promises';
import { withinTime } from '@portfolio/workspace/within-time';
import { codeOf } from '../../storage/error-code';
import { forEachAtOnce } from '../../storage/bucket/store/transfers';

/** Headers by which a server knows a visitor. */
export type Visitor = Readonly<Record<string, string>>;

/** Milliseconds that an answer may take. */
const slow = 15_000;
const usual = { tries: 3, pause: 1500, headers: {} as Visitor };

/**
 * Opens pages as a visitor does, without running their scripts: the status, the heading, and whether every script and style
 * sheet of the page is there. What fails is tried again: an edge may show the former state for a second.
 * @param address of the site, without a slash at its end. @param paths as "/HAL"; a page for unknown addresses has status 404.
 * @param given how often what fails is tried, the milliseconds between, and headers of the visitor's requests.
 * @returns a sentence for each page with a problem.
 */
export async function visitPages(
  address: string,
  paths: readonly string[],
  given: Partial<typeof usual> = {},
): Promise<string[]> {
  const { tries, pause, headers } = { ...usual, ...given };
  let problems = new Map<string, string>();
  for (let tried = 1; tried === 1 || (problems.size > 0 && tried <= tries); tried++) {
    if (tried > 1) await sleep(pause);
    problems = await problemsOf(address, problems.size > 0 ? [...problems.keys()] : paths, headers);
  }
  return [...problems.values()].sort();
}

async function problemsOf(address: string, paths: readonly string[], headers: Visitor): Promise<Map<string, string>> {
  const problems = new Map<string, string>();
  const files = new Map<string, Promise<string | undefined>>();
  await forEachAtOnce(paths, async (path) => {
    const page = await open(address + path, 'GET', headers);
    const problem =
      page.problem ?? pageProblem(path, page) ?? (await fileProblem(new URL(address + path), page, files));
    if (problem) problems.set(path, `${path} ${problem}`);
  });
  return problems;
}

type Opened = { status: number; text: string; problem?: string };

async function open(address: string, method = 'GET', headers: Visitor = {}): Promise<Opened> {
  try {
    return await withinTime(slow, async (signal) => {
      const answer = await fetch(address, { method, headers, redirect: 'manual', signal });
      return { status: answer.status, text: await answer.text() };
    });
  } catch (error) {
    const { name, cause } = error as Error;
    const code = codeOf(cause);
    const why =
      name === 'TimeoutError' ? `does not answer within ${slow / 1000} s` : `cannot be opened${code && ` (${code})`}`;
    return { status: 0, text: '', problem: why };
  }
}

function pageProblem(path: string, { status, text }: Opened): string | undefined {
  const expected = /\/404$/.test(path) ? 404 : 200;
  if (status !== expected) return `answers ${status}, not ${expected}`;
  return /<h1[\s>]/.test(text) ? undefined : 'has no heading (h1)';
}

/** Each file is asked for once, however many pages name it. */
async function fileProblem(
  page: URL,
  { text }: Opened,
  files: Map<string, Promise<string | undefined>>,
): Promise<string | undefined> {
  for (const [, named = ''] of text.matchAll(/<(?:script|link)\b[^>]*?\s(?:src|href)="([^"]+\.(?:js|css))"/g)) {
    const { href, origin, pathname } = new URL(named, page);
    if (origin !== page.origin) continue;
    const asked =
      files.get(href) ??
      open(href, 'HEAD').then(({ status, problem }) => problem ?? (status === 200 ? undefined : `answers ${status}`));
    files.set(href, asked);
    const problem = await asked;
    if (problem) return `names ${pathname}, which ${problem}`;
  }
  return undefined;
}
