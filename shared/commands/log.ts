import { readRollout } from '@portfolio/publish/releases/rollout-file';
import { siteLog } from '@portfolio/publish/releases/log/site-log';
import { openSite, siteReleases } from '@portfolio/publish/site';
import { PublishError } from '@portfolio/publish/storage/storage';
import { runCommand } from '@portfolio/workspace/run-command';
import { logText } from './log-text';
import { rolloutLine } from './rollout-line';

await runCommand(
  {
    does: 'Says who changed the site, when, why, and what that replaced; newest first.',
    usage: 'npm run site -- log',
    options: {
      limit: { type: 'string', default: '20', says: 'how many changes' },
      json: { type: 'boolean', says: 'the same for programs' },
    },
    example: 'npm run site -- log --limit=100',
  },
  async (_, { limit, json }) => {
    const count = Number(limit);
    if (!Number.isInteger(count) || count < 1)
      throw new PublishError(`"--limit=${limit}" is no number of changes, such as --limit=20.`);
    const storage = openSite();
    await siteReleases(storage);
    const { entries, notes } = await siteLog(storage);
    const rollout = await readRollout(storage);
    const shown = entries.slice(0, count);
    if (json) return console.log(JSON.stringify({ entries: shown, notes, rollout }, null, 2));
    if (rollout) console.log(`now  ${rollout.owner}: ${rolloutLine(rollout)}\n`);
    const hidden = entries.length - shown.length;
    const rest = hidden > 0 ? [`${hidden} more: npm run site -- log --limit=${entries.length}`] : [];
    console.log([...shown.map(logText), ...rest, ...notes].join('\n') || 'No change is known yet.');
  },
);
