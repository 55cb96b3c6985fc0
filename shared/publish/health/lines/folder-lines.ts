import { appendFile, mkdir, open, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { namesIn } from '../../storage/folder/folder-draft';
import { healthLimits } from '../report-rules';
import { dayBefore, dayOf, type HealthLines } from './health-lines';

const dayFile = /^(\d{4}-\d{2}-\d{2})\.jsonl$/;

/**
 * Lines in `.site/health/<day>.jsonl`, beside the states of the site. A day that has grown to its limit takes no more; days
 * that are older than they may be are removed when a new one begins.
 */
export function folderLines(site: string, perDay = healthLimits.perDay): HealthLines {
  const live = resolve(site);
  const folder = join(dirname(live), `.${basename(live)}`, 'health');
  return {
    add: async (line, now) => {
      const file = join(folder, `${dayOf(now)}.jsonl`);
      const size = (await stat(file).catch(() => undefined))?.size;
      if (size === undefined) await beginDay(folder, dayBefore(now, healthLimits.days));
      if ((size ?? 0) + Buffer.byteLength(line) >= perDay) return false;
      await appendFile(file, `${line}\n`);
      return true;
    },
    read: async function* (since) {
      for (const name of (await namesIn(folder)).sort()) {
        const [, day = ''] = dayFile.exec(name) ?? [];
        if (!day || day < since) continue;
        const file = await open(join(folder, name));
        for await (const line of file.readLines()) yield { day, text: `${line}\n` };
      }
    },
  };
}

async function beginDay(folder: string, oldest: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await namesIn(folder)) {
    const [, day = oldest] = dayFile.exec(name) ?? [];
    if (day < oldest) await rm(join(folder, name), { force: true });
  }
}
