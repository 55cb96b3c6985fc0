import { BuildError } from '../build/build-workspace';
import { ConfigurationError } from '../build/configuration';
import { ContentError } from '../content/content-error';
import { PublishError } from './storage';

/** Runs a command: errors that the owner can fix are shown as one sentence, others with their stack. */
export async function runCommand(command: (args: readonly string[]) => Promise<void>): Promise<void> {
  try {
    // --wait is read by site.ts.
    await command(process.argv.slice(2).filter((arg) => !arg.startsWith('--wait=')));
  } catch (error) {
    const expected =
      error instanceof PublishError ||
      error instanceof ContentError ||
      error instanceof BuildError ||
      error instanceof ConfigurationError;
    console.error(expected ? error.message : error);
    process.exitCode = 1;
  }
}
