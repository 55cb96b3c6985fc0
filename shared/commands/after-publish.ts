import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { siteHealth } from '@portfolio/publish/health/count/site-health';
import { takeBack } from '@portfolio/publish/checks/guard/take-back';
import { tooManyFailures } from '@portfolio/publish/checks/guard/too-many-failures';
import { visitPages, type Visitor } from '@portfolio/publish/checks/guard/visit-pages';
import { originHere } from '@portfolio/publish/releases/log/entry/origin';
import type { Published } from '@portfolio/publish/operations/apply/apply-releases';
import { readReleases } from '@portfolio/publish/releases/releases';
import { rolloutCookie } from '@portfolio/publish/hosting/responses/rollout-choice';
import { openHandler, openHealth, openSite, sitePath } from '@portfolio/publish/site';
import { PublishError } from '@portfolio/publish/storage/storage';
import type { Wait } from '@portfolio/workspace/lock';
import { withLog } from './with-log';

/** For `runCommand`. */
export const guardOptions = {
  guard: { type: 'boolean', says: 'takes back what does not open, or fails more often in visits' },
  minutes: { type: 'string', says: 'how long --guard watches visits; 10 without it' },
  at: { type: 'string', says: 'the address at which pages are opened, such as https://studio.example' },
} as const;

/** Milliseconds between two looks at the reports. */
const between = 20_000;
/** Days of visits with which a new release is compared. */
const days = 7;

/** `minutes`: how long reports are watched; undefined without `--guard`. `at`: the address that is opened. */
export type After = { at?: string; minutes?: number };

/** @throws PublishError naming an option that can't be used. */
export function afterOptions(options: { at?: string; guard?: boolean; minutes?: string }): After {
  const { at, guard, minutes = '10' } = options;
  if (options.minutes !== undefined && !guard)
    throw new PublishError('--minutes is for how long to watch: add --guard.');
  if (!(Number(minutes || NaN) >= 0))
    throw new PublishError(`"--minutes=${minutes}" is no number, such as --minutes=10.`);
  if (at !== undefined && !/^https?:\/\/./.test(at))
    throw new PublishError(`"--at=${at}" is no address of the site, such as --at=https://studio.example.`);
  return { ...(at && { at: at.replace(/\/$/, '') }), ...(guard && { minutes: Number(minutes) }) };
}

/**
 * Opens each page that was written, and with `minutes` watches what visits report. With them what fails is taken back; without
 * them a problem is said, and the command ends with 1.
 */
export async function afterPublish(wait: Wait, published: readonly Published[], { at, minutes }: After): Promise<void> {
  const opened = await openPages(published[0]?.pages ?? [], at);
  const problems = opened.length > 0 || minutes === undefined ? opened : await watch(published, minutes);
  if (problems.length === 0) return;
  console.error(`\n${problems.join('\n')}`);
  process.exitCode = 1;
  if (minutes === undefined)
    return console.error('It stays live. npm run publish -- --guard takes such a release back.');
  const storage = withLog(openSite(wait), originHere('rollback', `guard: ${problems[0]}`));
  console.error((await takeBack(storage, published)).join('\n'));
}

/** Opens the pages of a release that is rolled out as one of its visitors: a problem is said, and the command ends with 1. */
export async function afterRollout(paths: readonly string[], { at }: After): Promise<void> {
  // The first number is always among those that get it.
  const problems = await openPages(paths, at, { Cookie: `${rolloutCookie.name}=00` });
  if (problems.length === 0) return;
  console.error(`\n${problems.join('\n')}\nThe rollout goes on.`);
  process.exitCode = 1;
}

async function openPages(paths: readonly string[], at?: string, headers: Visitor = {}): Promise<string[]> {
  const problems = at ? await visitPages(at, paths, { headers }) : await visitHere(paths, headers);
  const where = at ?? 'the built-in server';
  if (paths.length > 0 && problems.length === 0)
    console.log(`\nEach of the ${paths.length} pages opens at ${where}, with its heading, scripts and styles.`);
  return problems;
}

async function visitHere(paths: readonly string[], headers: Visitor): Promise<string[]> {
  const server = createServer(openHandler());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    return await visitPages(`http://127.0.0.1:${port}${await sitePath()}`, paths, { headers });
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** @returns sentences as soon as a release fails too often; none after so many minutes. */
async function watch(published: readonly Published[], minutes: number): Promise<string[]> {
  const owners = published.filter(({ changed }) => changed).map(({ owner }) => owner);
  const first = await healthNow();
  if (!first || owners.length === 0) return [];
  console.log(`Watching what visits report for ${minutes} minutes …`);
  const end = performance.now() + minutes * 60_000;
  for (;;) {
    const now = (await healthNow()) ?? first;
    const problems = tooManyFailures(first, now, owners);
    if (problems.length > 0) return problems;
    const left = end - performance.now();
    if (left <= 0) {
      console.log(now.lines > first.lines ? 'No release fails too often.' : 'No visit was reported meanwhile.');
      return [];
    }
    await sleep(Math.min(left, between));
  }
}

async function healthNow() {
  const releases = await readReleases(openSite());
  return releases && siteHealth(openHealth(), { releases }, { now: new Date(), days });
}
