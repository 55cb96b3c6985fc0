import { ReportedError } from '@portfolio/workspace/reported-error';
import { root } from '@portfolio/workspace/root';
import { runCommand } from '@portfolio/workspace/run-command';
import { upgradeFrom } from './eject/updating/upgrade-from';

await runCommand(
  {
    does: 'Brings newer packages into the repository of an ejected area: from where it came, or from another checkout, a folder of tarballs or a registry.',
    usage: 'npm run upgrade -- [where]',
    example: 'npm run upgrade -- ../portfolio',
  },
  async ([from, ...rest]) => {
    if (rest.length > 0) throw new ReportedError(`Name one place, or none: npm run upgrade -- ${from}.`);
    const sentences = upgradeFrom(root, from);
    if (sentences.length > 0) console.log(sentences.join('\n'));
  },
);
