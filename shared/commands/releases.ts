import { areaNames } from '@portfolio/contract/areas';
import { heldSentences, liveOf, readReleases } from '@portfolio/publish/releases';
import { runCommand } from '@portfolio/workspace/run-command';
import { openSite, siteFolder } from '@portfolio/publish/site';
import { PublishError } from '@portfolio/publish/storage';

/** `npm run releases`: every release of every workspace, newest last, the live one marked. */
await runCommand(async () => {
  const releases = await readReleases(openSite());
  if (!releases) throw new PublishError(`${siteFolder} holds no site yet. Run: npm start`);
  for (const owner of ['shell', ...areaNames] as const) {
    const live = liveOf(releases, owner);
    const held = heldSentences(releases, [owner]).get(owner);
    console.log(held ?? `${owner}${live ? '' : ': not published'}`);
    for (const { release, published } of live?.history ?? []) {
      console.log(`  ${release === live?.live ? '●' : ' '} ${release}  ${published.replace('T', ' ').slice(0, 16)}`);
    }
    const waiting = releases.waiting?.[owner];
    if (waiting) console.log(`  ○ ${waiting.release}  waits; npm run release -- ${owner} takes it live`);
  }
});
