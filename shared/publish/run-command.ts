import { BuildError } from '../build/build-workspace';
import { ConfigurationError } from '../build/configuration';
import { ContentError } from '../content/content-error';
import { PublishError } from './storage';

/** Runs a command line: what the owner can mend is one sentence, everything else keeps its stack. */
export async function runCommand(command: (args: readonly string[]) => Promise<void>): Promise<void> {
  // Server bundles and React decide by this what they are; pages are always made for production.
  process.env['NODE_ENV'] ??= 'production';
  try {
    await command(process.argv.slice(2));
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
