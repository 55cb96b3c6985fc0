import type { ReleaseOwner, Releases, SiteState } from '@portfolio/contract/release';
import { readReleases } from '../releases';
import type { Storage } from '../../storage/storage';
import { checkedEntry, type Change, type LogEntry } from './entry/log-entry';
import { readLogFile } from './log-file';

/** What stands in place of the command for a state without a line in the log. */
export const unknownAction = 'unknown';

/** Newest first. `notes` are sentences on what is missing. */
export type SiteLog = { entries: readonly LogEntry[]; notes: readonly string[] };

/** The log of a site. States that a publisher without a log made are listed as far as `releases.json` knows them. */
export async function siteLog(storage: Pick<Storage, 'snapshot'>): Promise<SiteLog> {
  const live = await storage.snapshot();
  const releases = await readReleases(live);
  const { entries, spoilt } = await readLogFile(live);
  const logged = new Set(entries.filter(makesState).map(({ number }) => number));
  const others = releases ? statesWithout(releases, logged) : [];
  // Of one number the state comes first, and then the steps of a rollout in it.
  const all = [...others, ...entries].reverse().sort((a, b) => b.number - a.number);
  return { entries: all, notes: notesOn(all, others, spoilt) };
}

/** Who made each release live, by workspace and release: a roll-back does not make one. */
export function publishers({ entries }: SiteLog): (owner: ReleaseOwner, release: string) => LogEntry | undefined {
  const made = entries.filter(({ action }) => action !== 'rollback' && action !== unknownAction);
  return (owner, release) =>
    made.find(({ changes }) => changes.some((change) => change.owner === owner && change.to === release));
}

/** Whether an entry tells of a new state, and not of a step of a rollout or of another address in one. */
export function makesState({ changes, rollout, address }: LogEntry): boolean {
  return changes.length > 0 || (!rollout && !address);
}

function statesWithout({ states = [] }: Releases, logged: ReadonlySet<number>): LogEntry[] {
  return states.flatMap(({ number, made, live }, index) =>
    logged.has(number)
      ? []
      : (checkedEntry({ number, made, action: unknownAction, changes: changesTo(live, number, states[index - 1]) }) ??
        []),
  );
}

/** None where the state before is not known. */
function changesTo(live: SiteState['live'], number: number, before: SiteState | undefined): Change[] {
  if (!before && number > 1) return [];
  const former: SiteState['live'] = before?.live ?? {};
  const owners = Object.keys({ ...live, ...former }) as ReleaseOwner[];
  return owners
    .map((owner) => ({
      owner,
      ...(former[owner] && { from: former[owner] }),
      ...(live[owner] && { to: live[owner] }),
    }))
    .filter(({ from, to }) => from !== to);
}

function notesOn(all: readonly LogEntry[], others: readonly LogEntry[], spoilt: number): string[] {
  const numbers = new Set(all.map(({ number }) => number));
  const [last = 0, first = 1] = [all[0]?.number, all.at(-1)?.number];
  const lost = Array.from({ length: last - first }, (_, index) => first + index).filter((each) => !numbers.has(each));
  return [
    ...(spoilt > 0 ? [`${spoilt === 1 ? 'A line' : `${spoilt} lines`} of the log can't be read.`] : []),
    ...(lost.length > 0 ? [`Nothing is known any more of ${statesNamed(lost)}.`] : []),
    ...(others.length > 0
      ? [`Who made ${statesNamed(others.map(({ number }) => number))} is not known: the publisher kept no log.`]
      : []),
  ];
}

/** "state 3", "states 3, 4" or "states 3 to 9". */
function statesNamed(numbers: readonly number[]): string {
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
  if (numbers.length === 1) return `state ${first}`;
  return numbers.length > 2 && last - first === numbers.length - 1
    ? `states ${first} to ${last}`
    : `states ${numbers.join(', ')}`;
}
