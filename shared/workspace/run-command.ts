import { parseArgs, type ParseArgsConfig } from 'node:util';
import { isDiskFull } from './disk-full';
import { ReportedError } from './reported-error';
import { systemFailure } from './system-failure';

/** A build, or a publish into a bucket, needs space on this machine too; for a site in a folder its storage says so. */
const diskFull =
  "This machine's disk is full, or its quota is used up. Nothing was published, the site is as it was. Free some space and try again.";

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<Given extends Options> = ReturnType<
  typeof parseArgs<{ options: Given; allowPositionals: true; strict: true }>
>['values'];

/**
 * Runs a command with its names and options: here alone the command line is read. Errors that the owner can fix are shown as
 * one sentence, others with their stack.
 */
export async function runCommand<Given extends Options = Record<string, never>>(
  command: (names: readonly string[], values: Values<Given>) => Promise<void>,
  options: Given = {} as Given,
): Promise<void> {
  try {
    const { positionals, values } = read(options);
    await command(positionals, values);
  } catch (error) {
    console.error(sentenceOf(error) ?? error);
    process.exitCode = 1;
  }
}

function read<Given extends Options>(options: Given) {
  try {
    return parseArgs({ options, allowPositionals: true, strict: true });
  } catch (error) {
    const [, option] = /'(-[^' ]+)/.exec((error as Error).message) ?? [];
    if (!option) throw error;
    const names = Object.keys(options).map((name) => `--${name}${options[name]?.type === 'string' ? '=…' : ''}`);
    throw new ReportedError(
      `The option ${option} can't be used so. There ${names.length > 0 ? `are: ${names.join(', ')}` : 'are no options'}.`,
    );
  }
}

function sentenceOf(error: unknown): string | undefined {
  if (error instanceof ReportedError) return error.message;
  return isDiskFull(error) ? diskFull : systemFailure(error);
}
