import { z } from 'zod';
import { jsonOf } from '../../../storage/read-json';
import { plainLine } from './plain-line';

const line = z.string().transform(plainLine);
const change = z.object({
  owner: line,
  /** The release that was live before; without it the workspace was not on the site. */
  from: line.optional(),
  /** The release that is live now; without it the workspace was taken off the site. */
  to: line.optional(),
  /** The commit that it was built from, and whether sources were changed that are not part of it. */
  commit: line.optional(),
  dirty: z.literal(true).optional(),
});
const entry = z.object({
  /** Of the state that was made, or in which a rollout or the address changed. */
  number: z.int(),
  made: z.iso.datetime(),
  /** The command: "publish", "rollback", "promote", "remove" or "start". */
  action: line,
  changes: z.array(change),
  /** A release that is live for a share of the visitors since; 0 where that ended, 100 where it is live for all. */
  rollout: z.object({ owner: line, release: line, percent: z.int().min(0).max(100) }).optional(),
  /** Where the site stood before and stands now, where that changed; neither is set for the address of its content. */
  address: z.object({ from: line.optional(), to: line.optional() }).optional(),
  by: line.optional(),
  machine: line.optional(),
  message: line.optional(),
  /** The address of the pipeline's run. */
  ci: line.optional(),
});

export type Change = z.infer<typeof change>;
/** One state of the site, or a step of a rollout or another address in it: who made it, how, why, and what it replaced. */
export type LogEntry = z.infer<typeof entry>;

/** @returns undefined for a line that is not as publish wrote it. */
export function entryIn(line: string): LogEntry | undefined {
  return checkedEntry(jsonOf(line));
}

/** An entry whose texts do nothing to a terminal; undefined for what is none. */
export function checkedEntry(value: unknown): LogEntry | undefined {
  return entry.safeParse(value).data;
}
