import { createReadStream } from 'node:fs';
import { appendFile, mkdir, rm, stat } from 'node:fs/promises';
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
        if (day && day >= since) for await (const text of wholeLines(join(folder, name))) yield { day, text };
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

/** What a server that was killed did not write to its end is the last line. */
async function* wholeLines(file: string): AsyncIterable<string> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 }) as AsyncIterable<Buffer>) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const end = bytes.lastIndexOf('\n') + 1;
    if (end > 0) yield bytes.toString('utf8', 0, end);
    rest = bytes.subarray(end);
  }
  if (rest.length > 0) yield String(rest);
}
