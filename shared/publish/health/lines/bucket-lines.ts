import { healthLimits } from '../report-rules';
import type { ObjectStore } from '../../storage/bucket/store/object-store';
import { forEachAtOnce } from '../../storage/bucket/store/transfers';
import { dayBefore, type HealthLines } from './health-lines';

const folder = '_health/';
const key = /^_health\/(\d{4}-\d{2}-\d{2})\/\d{4}-\d+\.jsonl$/;
/** Objects that are read at the same time. */
const together = 16;

/**
 * Lines in objects `_health/<day>/<minute>-<number>.jsonl`: objects can't be added to, so lines are gathered for some seconds.
 * A minute has few numbers and each object is small, so that the size of a day is limited however many servers write.
 * hosting/edge/reports.mjs writes the same.
 * @param pause milliseconds for which lines are gathered.
 */
export function bucketLines(store: ObjectStore, pause = 10_000): HealthLines {
  let gathered: { lines: string; written: Promise<boolean> } | undefined;
  const gather = (now: Date) => {
    const next = { lines: '', written: Promise.resolve(false) };
    next.written = new Promise<void>((resolve) => setTimeout(resolve, pause)).then(() => {
      gathered = undefined;
      return writeObject(store, next.lines, now);
    });
    return next;
  };
  return {
    add: (line, now) => {
      const lines = `${gathered?.lines ?? ''}${line}\n`;
      if (Buffer.byteLength(lines) > healthLimits.object) return Promise.resolve(false);
      gathered ??= gather(now);
      gathered.lines = lines;
      return gathered.written;
    },
    read: async function* (since) {
      const listed = (await store.list(folder)).map(({ path }) => path).sort();
      const paths = listed.filter((path) => (key.exec(path)?.[1] ?? '') >= since && key.test(path));
      for (let first = 0; first < paths.length; first += together) {
        const group = paths.slice(first, first + together);
        const objects = await Promise.all(group.map((path) => store.get(path)));
        for (const [index, object] of objects.entries())
          if (object) yield { day: key.exec(group[index] ?? '')?.[1] ?? '', text: String(object.bytes) };
      }
    },
  };
}

/** Under the first number of its minute that is free. */
async function writeObject(store: ObjectStore, lines: string, now: Date): Promise<boolean> {
  const [day = '', time = ''] = now.toISOString().split('T');
  for (let number = 0; number < healthLimits.objects; number++) {
    const path = `${folder}${day}/${time.slice(0, 5).replace(':', '')}-${number}.jsonl`;
    if (await store.put(path, Buffer.from(lines), { 'content-type': 'application/jsonl' }, 'absent')) return true;
  }
  return false;
}

/** Removes days that are older than they may be. */
export async function removeOldLines(store: ObjectStore, now: Date): Promise<void> {
  const oldest = dayBefore(now, healthLimits.days);
  const old = (await store.list(folder)).filter(({ path }) => (key.exec(path)?.[1] ?? oldest) < oldest);
  await forEachAtOnce(old, ({ path }) => store.delete(path));
}
