import {
  addressChange,
  commitText,
  madeBy,
  replacedBy,
  rolloutChange,
} from '@portfolio/publish/releases/log/entry/entry-text';
import type { LogEntry } from '@portfolio/publish/releases/log/entry/log-entry';
import { localTime } from './local-time';

/** A line of the log for the terminal: who, when and why, and below it what it replaced. */
export function logText(entry: LogEntry): string {
  const { number, made, message, changes, rollout, address, ci } = entry;
  const width = Math.max(0, ...changes.map(({ owner }) => owner.length));
  const rows = changes.map((change) => {
    const commit = commitText(change);
    return `${change.owner.padEnd(width)}  ${replacedBy(change)}${commit && `  ${commit}`}`;
  });
  if (rollout) rows.push(`${rollout.owner}: ${rolloutChange(rollout)}`);
  if (address) rows.push(addressChange(address));
  const head = `${number}  ${localTime(made)}  ${madeBy(entry)}${message ? `: ${message}` : ''}`;
  return [head, ...[...rows, ...(ci ? [ci] : [])].map((row) => `      ${row}`)].join('\n');
}
