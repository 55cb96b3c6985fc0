import { join } from 'node:path';
import { siteHealth } from '@portfolio/publish/health/count/site-health';
import { sourceOf } from '@portfolio/publish/health/count/source-of';
import { healthLimits } from '@portfolio/publish/health/report-rules';
import { readRollout } from '@portfolio/publish/releases/rollout-file';
import { openHealth, openSite, siteReleases } from '@portfolio/publish/site';
import { PublishError } from '@portfolio/publish/storage/storage';
import { root } from '@portfolio/workspace/root';
import { runCommand } from '@portfolio/workspace/run-command';
import { writeWhole } from '@portfolio/workspace/write-whole';
import { healthPage } from './health-page';
import { healthText } from './health-text';

const page = join(root, 'health.html');

await runCommand(
  {
    does: 'Says what visits report of the live release of each workspace, of the one before it, and of one that is rolled out.',
    usage: 'npm run site -- health',
    options: {
      days: { type: 'string', default: '7', says: 'how many days, 30 at most' },
      html: { type: 'boolean', says: 'also as a page with plots, in health.html' },
      json: { type: 'boolean', says: 'the same for programs, with all pages and messages' },
    },
    example: 'npm run site -- health --days=30',
  },
  async (_, { days, json, html }) => {
    const count = Number(days);
    if (!Number.isInteger(count) || count < 1 || count > healthLimits.days)
      throw new PublishError(`"--days=${days}" is no number of days, from --days=1 to --days=${healthLimits.days}.`);
    const storage = openSite();
    const releases = await siteReleases(storage);
    const period = { now: new Date(), days: count };
    const rollout = await readRollout(storage);
    const health = await siteHealth(openHealth(), { releases, rollout }, period, (place) => sourceOf(storage, place));
    if (json) return console.log(JSON.stringify(health, null, 2));
    console.log(healthText(health).join('\n'));
    if (!html) return;
    await writeWhole(page, healthPage(health));
    console.log(`\nPlots: ${page}`);
  },
);
