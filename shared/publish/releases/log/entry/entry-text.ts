import type { Change, LogEntry } from './log-entry';

/** Who made a state and how: "publish by Ann on build-7". */
export function madeBy({ action, by, machine }: LogEntry): string {
  return action + (by ? ` by ${by}` : '') + (machine ? ` on ${machine}` : '');
}

/** What a change replaced by what: "3c0ffee → 9f1b2c3". */
export function replacedBy({ from, to }: Change): string {
  return `${from ?? 'new'} → ${to ?? 'off the site'}`;
}

/** What became of a release that is rolled out: "3c0ffee for 10 % of the visitors". */
export function rolloutChange({ release, percent }: NonNullable<LogEntry['rollout']>): string {
  if (percent === 0) return `the rollout of ${release} is ended`;
  return `${release} for ${percent === 100 ? 'all' : `${percent} % of the`} visitors`;
}

/** Another address of the site: "the site's address: https://example.com → https://example.com/repo". */
export function addressChange({ from, to }: NonNullable<LogEntry['address']>): string {
  const ofContent = 'that of its content';
  return `the site's address: ${from ?? ofContent} → ${to ?? ofContent}`;
}

/** The commit of a release: "4cdeb0b49a and changes", or nothing. */
export function commitText({ commit, dirty }: Pick<Change, 'commit' | 'dirty'>): string {
  return commit ? `${commit.slice(0, 10)}${dirty ? ' and changes' : ''}` : '';
}

/** A change of the site in one line, for a chat. */
export function entrySentence(entry: LogEntry): string {
  const changes = entry.changes.map((change) => {
    const commit = commitText(change);
    return `${change.owner} ${replacedBy(change)}${commit && ` (${commit})`}`;
  });
  const { rollout, address } = entry;
  if (rollout) changes.push(`${rollout.owner}: ${rolloutChange(rollout)}`);
  if (address) changes.push(addressChange(address));
  const why = entry.message ? `: ${entry.message}` : '';
  return `State ${entry.number}, ${madeBy(entry)}${why}. ${changes.join(', ')}`;
}
