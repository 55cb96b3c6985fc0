import { owners } from '@portfolio/build/build-workspace';
import { liveOwners, strangerSentences } from '@portfolio/publish/live-areas';
import { heldSentences, liveOf, readReleases } from '@portfolio/publish/releases';
import type { ReleaseNote } from '@portfolio/contract/release';
import { runCommand } from '@portfolio/workspace/run-command';
import { openSite, siteFolder } from '@portfolio/publish/site';
import { PublishError } from '@portfolio/publish/storage';

/** `npm run releases`: every release of every workspace, newest last, the live one marked. */
await runCommand(async () => {
  const releases = await readReleases(openSite());
  if (!releases) throw new PublishError(`${siteFolder} holds no site yet. Run: npm start`);
  for (const owner of new Set([...owners, ...liveOwners(releases)])) {
    const live = liveOf(releases, owner);
    const held = heldSentences(releases, [owner]).get(owner);
    console.log(held ?? `${owner}${live ? '' : ': not published'}`);
    for (const { release, published, ...note } of live?.history ?? []) {
      const time = published.replace('T', ' ').slice(0, 16);
      console.log(`  ${release === live?.live ? '●' : ' '} ${release}  ${time}${sourceOf(note)}`);
    }
    const waiting = releases.waiting?.[owner];
    if (waiting) console.log(`  ○ ${waiting.release}  waits; npm run release -- ${owner} takes it live`);
  }
  for (const sentence of strangerSentences(releases)) console.log(sentence);
});

function sourceOf({ commit, dirty, quick }: ReleaseNote): string {
  const from = commit ? `  ${commit.slice(0, 10)}${dirty ? ' and changes' : ''}` : '';
  return from + (quick ? '  photos quickly encoded' : '');
}
