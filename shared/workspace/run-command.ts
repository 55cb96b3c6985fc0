import { ReportedError } from './reported-error';

/** Runs a command: errors that the owner can fix are shown as one sentence, others with their stack. */
export async function runCommand(command: (args: readonly string[]) => Promise<void>): Promise<void> {
  try {
    // --wait is read by site.ts.
    await command(process.argv.slice(2).filter((arg) => !arg.startsWith('--wait=')));
  } catch (error) {
    console.error(error instanceof ReportedError ? error.message : error);
    process.exitCode = 1;
  }
}
