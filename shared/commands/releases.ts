import { owners } from '@portfolio/build/build-workspace';
import { liveOf, liveOwners, unlistedAreaSentences } from '@portfolio/contract/published/live-areas';
import type { ReleaseNote, Releases, Rollout } from '@portfolio/contract/release';
import { commitText, madeBy } from '@portfolio/publish/releases/log/entry/entry-text';
import { plainLine } from '@portfolio/publish/releases/log/entry/plain-line';
import { makesState, publishers, siteLog, type SiteLog } from '@portfolio/publish/releases/log/site-log';
import { readRollout } from '@portfolio/publish/releases/rollout-file';
import { pinnedSentences } from '@portfolio/publish/releases/releases';
import { openSite, siteReleases } from '@portfolio/publish/site';
import type { Ask } from '@portfolio/publish/storage/storage';
import { runCommand } from '@portfolio/workspace/run-command';
import { askedLine } from './asked-line';
import { localTime } from './local-time';
import { rolloutLine } from './rollout-line';
import { releasesData } from './releases-data';

await runCommand(
  {
    does: 'Lists every release of every workspace with commit and person, newest last, the live one marked; and the former states of the site.',
    usage: 'npm run site -- releases',
    options: { json: { type: 'boolean', says: 'the same for programs' } },
    example: 'npm run site -- releases --json',
  },
  async (_, { json }) => {
    const storage = openSite();
    const releases = await siteReleases(storage);
    const log = await siteLog(storage);
    const rollout = await readRollout(storage);
    const asks = (await storage.asks?.read()) ?? [];
    if (json) return console.log(JSON.stringify(releasesData(releases, log, asks, rollout), null, 2));
    for (const line of [...releaseLines(releases, log, asks, rollout), ...stateLines(releases, log)]) console.log(line);
    for (const sentence of unlistedAreaSentences(releases)) console.log(sentence);
  },
);

function releaseLines(releases: Releases, log: SiteLog, asks: readonly Ask[], rollout?: Rollout): string[] {
  const publisherOf = publishers(log);
  const named = [
    ...owners,
    ...liveOwners(releases),
    ...asks.map(({ area }) => area),
    ...(rollout ? [rollout.owner] : []),
  ];
  return [...new Set(named)].flatMap((owner) => {
    const live = liveOf(releases, owner);
    const rows = (live?.history ?? []).map(({ release, published, ...note }) => {
      const { by } = publisherOf(owner, release) ?? {};
      const parts = [release, localTime(published), ...sourceOf(note), ...(by ? [`by ${by}`] : [])];
      return `  ${release === live?.live ? '●' : ' '} ${parts.map(plainLine).join('  ')}`;
    });
    const staged = releases.staged?.[owner];
    const asked = asks.find(({ area }) => area === owner);
    const rolled = rollout?.owner === owner ? rollout : undefined;
    return [
      pinnedSentences(releases, [owner]).get(owner) ?? `${owner}${live ? '' : ': not published'}`,
      ...rows,
      ...(rolled ? [`  ◐ ${rolloutLine(rolled)}`] : []),
      ...(staged ? [`  ○ ${staged.release}  staged; npm run site -- promote ${owner} takes it live`] : []),
      ...(asked ? [`  ○ ${askedLine(asked)}`] : []),
    ];
  });
}

function stateLines({ states = [] }: Releases, { entries }: SiteLog): string[] {
  const rows = states.map(({ number, made }) => {
    const entry = entries.find((each) => each.number === number && makesState(each));
    return `    ${number}  ${localTime(made)}${entry ? `  ${madeBy(entry)}` : ''}`;
  });
  return [
    'states of the site; npm run rollback -- --to <number> goes back to one, npm run site -- log tells more',
    ...rows,
  ];
}

function sourceOf(note: ReleaseNote): string[] {
  const commit = commitText(note);
  return [...(commit ? [commit] : []), ...(note.quick ? ['photos quickly encoded'] : [])];
}
