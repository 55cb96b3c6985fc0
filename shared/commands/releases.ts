import { owners } from '@portfolio/build/build-workspace';
import { liveOwners, unlistedAreaSentences } from '@portfolio/contract/published/live-areas';
import { pinnedSentences, liveOf, readReleases } from '@portfolio/publish/releases/releases';
import type { ReleaseNote } from '@portfolio/contract/release';
import { runCommand } from '@portfolio/workspace/run-command';
import { localTime } from './local-time';
import { openSite, siteFolder } from '@portfolio/publish/site';
import { PublishError } from '@portfolio/publish/storage/storage';

/** `npm run releases`: every release of every workspace, newest last, the live one marked. */
await runCommand(async () => {
  const releases = await readReleases(openSite());
  if (!releases) throw new PublishError(`${siteFolder()} holds no site yet. Run: npm start`);
  for (const owner of new Set([...owners, ...liveOwners(releases)])) {
    const live = liveOf(releases, owner);
    const pinned = pinnedSentences(releases, [owner]).get(owner);
    console.log(pinned ?? `${owner}${live ? '' : ': not published'}`);
    for (const { release, published, ...note } of live?.history ?? []) {
      const time = localTime(published);
      console.log(`  ${release === live?.live ? '●' : ' '} ${release}  ${time}${sourceOf(note)}`);
    }
    const staged = releases.staged?.[owner];
    if (staged) console.log(`  ○ ${staged.release}  staged; npm run promote -- ${owner} takes it live`);
  }
  console.log('states of the site; npm run rollback -- --to <number> goes back to one');
  for (const { number, made } of releases.states ?? []) console.log(`    ${number}  ${localTime(made)}`);
  for (const sentence of unlistedAreaSentences(releases)) console.log(sentence);
});

function sourceOf({ commit, dirty, quick }: ReleaseNote): string {
  const from = commit ? `  ${commit.slice(0, 10)}${dirty ? ' and changes' : ''}` : '';
  return from + (quick ? '  photos quickly encoded' : '');
}
