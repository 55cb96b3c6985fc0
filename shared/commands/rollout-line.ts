import type { Rollout } from '@portfolio/contract/release';
import { commitText } from '@portfolio/publish/releases/log/entry/entry-text';
import { plainLine } from '@portfolio/publish/releases/log/entry/plain-line';
import { localTime } from './local-time';

/** A rollout that runs, for the terminal: "3c0ffee  for 10 % of the visitors since …". */
export function rolloutLine({ owner, release, note, percent, since, changed }: Rollout): string {
  const commit = commitText(note);
  const raised = changed === since ? '' : `, ${percent} % since ${localTime(changed)}`;
  const parts = [
    release,
    `for ${percent} % of the visitors`,
    `begun ${localTime(since)}${raised}`,
    ...(commit ? [commit] : []),
  ];
  return `${parts.map(plainLine).join('  ')}; npm run publish -- --percent=100 ${owner} takes it live for all, npm run rollback -- ${owner} ends it`;
}
