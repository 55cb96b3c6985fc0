import type { Draft } from '../../storage/storage';
import { entryIn, type LogEntry } from './entry/log-entry';

/**
 * One line of JSON for each state, oldest first. It is part of the state, so that both go live in one step. Servers and
 * exports leave out what begins with a dot: persons and machines are nothing for visitors, to whom `releases.json` is sent.
 */
export const logFile = '.log.jsonl';

/** Lines that are kept. */
const kept = 500;

type Reader = Pick<Draft, 'read'>;

/** Oldest first. `spoilt` counts lines that can't be read. */
export async function readLogFile(from: Reader): Promise<{ entries: LogEntry[]; spoilt: number }> {
  const lines = await linesIn(from);
  const entries = lines.flatMap((line) => entryIn(line) ?? []);
  return { entries, spoilt: lines.length - entries.length };
}

/** What stands there stays as it is, also what can't be read. */
export async function addToLogFile(draft: Pick<Draft, 'read' | 'write'>, entry: LogEntry): Promise<void> {
  const lines = [...(await linesIn(draft)), JSON.stringify(entry)].slice(-kept);
  await draft.write(logFile, `${lines.join('\n')}\n`);
}

async function linesIn(from: Reader): Promise<string[]> {
  return String((await from.read(logFile)) ?? '')
    .split('\n')
    .filter((line) => line.trim());
}
