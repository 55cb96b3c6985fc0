import { runCommand } from '@portfolio/workspace/run-command';
import { runJest } from './run-program';

await runCommand(
  {
    does: 'Unit tests, all or those in the named folders and files.',
    usage: 'npm run site -- test:unit [folder…]',
    passesTo: 'Jest',
    example: 'npm run site -- test:unit shared/publish',
  },
  async (args) => {
    process.exitCode = runJest(args);
  },
);
