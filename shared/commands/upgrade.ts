import { ReportedError } from '@portfolio/workspace/reported-error';
import { root } from '@portfolio/workspace/root';
import { runCommand } from '@portfolio/workspace/run-command';
import { upgradeFrom } from './eject/updating/upgrade-from';

/** `npm run upgrade` in the repository of an ejected area brings newer packages from where it came, or from elsewhere. */
await runCommand(async ([from, ...rest]) => {
  if (rest.length > 0) throw new ReportedError(`Name one place, or none: npm run upgrade -- ${from}.`);
  const sentences = upgradeFrom(root, from);
  if (sentences.length > 0) console.log(sentences.join('\n'));
});
