import { runCommand } from '@portfolio/workspace/run-command';
import { runPlaywright } from './run-program';

await runCommand(
  {
    does: 'Journeys in Chromium through what is built, all or those whose file has a word in its path.',
    usage: 'npm run site -- test:journeys [word…]',
    passesTo: 'Playwright',
    example: 'npm run site -- test:journeys e2e/journeys/budget',
  },
  async (args) => {
    process.exitCode = runPlaywright('playwright', args);
  },
);
