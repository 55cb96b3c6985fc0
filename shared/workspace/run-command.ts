import { BuildError } from '@portfolio/build/build-workspace';
import { ConfigurationError } from './configuration';
import { ContentError } from '@portfolio/content/content-error';
import { PublishError } from '@portfolio/publish/storage';

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
