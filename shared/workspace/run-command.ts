import { parseArgs, type ParseArgsConfig } from 'node:util';
import { isDiskFull } from './disk-full';
import { nearest } from './nearest';
import { ReportedError } from './reported-error';
import { systemFailure } from './system-failure';

/** A build, or a publish into a bucket, needs space on this machine too; for a site in a folder its storage says so. */
const diskFull =
  "This machine's disk is full, or its quota is used up. Nothing was published, the site is as it was. Free some space and try again.";

/** An option, and what `--help` says of it. */
type Option = NonNullable<ParseArgsConfig['options']>[string] & { says: string };
type Options = Readonly<Record<string, Option>>;
type Values<Given extends Options> = ReturnType<
  typeof parseArgs<{ options: Given; allowPositionals: true; strict: true }>
>['values'];

/** What a command takes, and what `--help` says of it. */
export type Help<Given extends Options> = {
  /** In whole sentences. */
  does: string;
  /** How it is called, without options. */
  usage: string;
  options?: Given;
  /** The program that gets every word and option as it was written. */
  passesTo?: string;
  example: string;
};

/**
 * Runs a command with its names and options: here alone the command line is read. Errors that the owner can fix are shown as
 * one sentence, others with their stack. `--help` says what the command takes, and nothing is run.
 */
export async function runCommand<Given extends Options = Record<string, never>>(
  help: Help<Given>,
  command: (names: readonly string[], values: Values<Given>) => Promise<void>,
): Promise<void> {
  const args = process.argv.slice(2);
  if (asksForHelp(help, args)) return console.log(textOf(help));
  try {
    const { names, values } = read(help, args);
    await command(names, values);
  } catch (error) {
    console.error(sentenceOf(error) ?? error);
    process.exitCode = 1;
  }
}

/**
 * What {@link runCommand} reads, for a module whose steps stand at its top. Where help is asked for, or something is wrong,
 * it says so and ends the process.
 */
export function commandLine<Given extends Options = Record<string, never>>(
  help: Help<Given>,
): { names: readonly string[]; values: Values<Given> } {
  const args = process.argv.slice(2);
  if (asksForHelp(help, args)) {
    console.log(textOf(help));
    process.exit(0);
  }
  try {
    return read(help, args);
  } catch (error) {
    console.error(sentenceOf(error) ?? error);
    process.exit(1);
  }
}

/** Of a command that passes on what it gets, only before all else. */
function asksForHelp({ passesTo }: { passesTo?: string }, args: readonly string[]): boolean {
  return passesTo ? args[0] === '--help' : args.includes('--help');
}

function textOf({ does, usage, options = {}, passesTo, example }: Help<Options>): string {
  const rows = [...Object.entries(options), ['help', { type: 'boolean', says: 'this text' }] as const].map(
    ([name, option]) => [optionText(name, option), `${option.says}${defaultOf(option)}`] as const,
  );
  const width = Math.max(...rows.map(([option]) => option.length));
  return [
    does,
    `\nUsage: ${usage}${rows.length > 1 ? ' [options]' : ''}\n`,
    ...rows.map(([option, says]) => `  ${option.padEnd(width)}  ${says}`),
    ...(passesTo ? [`\nOther words and options go to ${passesTo}.`] : []),
    `\nExample: ${example}`,
  ].join('\n');
}

function optionText(name: string, { type }: Option): string {
  return `--${name}${type === 'string' ? '=…' : ''}`;
}

function defaultOf({ default: value }: Option): string {
  return typeof value === 'string' ? `; ${value} without it` : '';
}

function read<Given extends Options>({ options = {} as Given, passesTo }: Help<Given>, args: string[]) {
  if (passesTo) return { names: args, values: {} as Values<Given> };
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true, strict: true });
    return { names: positionals, values };
  } catch (error) {
    const [, option] = /'(-[^' ]+)/.exec((error as Error).message) ?? [];
    if (!option) throw error;
    throw new ReportedError(refusal(option, options));
  }
}

/** @param option as it was written, without its value. */
function refusal(option: string, options: Options): string {
  const names = [...Object.keys(options), 'help'].map((name) => `--${name}`);
  const isKnown = names.includes(option);
  const what = isKnown ? `The option ${option} can't be used so.` : `There is no option ${option}.`;
  const meant = isKnown ? undefined : nearest(option, names);
  if (meant) return `${what} Did you mean ${meant}? --help lists all.`;
  const all = Object.entries(options).map(([name, each]) => optionText(name, each));
  return `${what} There are: ${[...all, '--help'].join(', ')}.`;
}

function sentenceOf(error: unknown): string | undefined {
  if (error instanceof ReportedError) return error.message;
  return isDiskFull(error) ? diskFull : systemFailure(error);
}
