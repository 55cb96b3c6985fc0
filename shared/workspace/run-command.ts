import { isDiskFull } from './disk-full';
import { ReportedError } from './reported-error';

/** A build, or a publish into a bucket, needs space on this machine too; for a site in a folder its storage says so. */
const diskFull =
  "This machine's disk is full, or its quota is used up. Nothing was published, the site is as it was. Free some space and try again.";

/** Runs a command: errors that the owner can fix are shown as one sentence, others with their stack. */
export async function runCommand(command: (args: readonly string[]) => Promise<void>): Promise<void> {
  try {
    // --wait is read by site.ts.
    await command(process.argv.slice(2).filter((arg) => !arg.startsWith('--wait=')));
  } catch (error) {
    console.error(error instanceof ReportedError ? error.message : isDiskFull(error) ? diskFull : error);
    process.exitCode = 1;
  }
}
