import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { root } from '@portfolio/workspace/root';
import { toolTimes } from './build-inputs';
import type { Order, Outcome } from './webpack-process';

/** Module federation otherwise finds webpack by an error that it provokes, whose text takes a second to make. */
const FEDERATION_WEBPACK_PATH = createRequire(import.meta.url).resolve('webpack');

export type WebpackRunner = {
  /** @returns whether webpack built it without errors and warnings, and what it said. */
  run: (order: Order) => Promise<Outcome>;
  /** Ends what runs. Nothing is written any more when it has ended. */
  end: () => Promise<void>;
};

type Running = { child: ChildProcess; tools: string; output: Buffer[]; ended: Promise<string> };

/**
 * Runs webpack on one workspace after another, in one process: what it loads for the first serves all of them.
 * @param stopped ends it in the middle of its work.
 * @param readTools says which loaders and plugins there are: a process that has loaded others is not asked any more.
 */
export function webpackRunner(stopped: AbortSignal, readTools = toolTimes): WebpackRunner {
  const oneByOne = pLimit(1);
  let running: Running | undefined;
  const end = async () => {
    const ending = running;
    running = undefined;
    ending?.child.kill();
    await ending?.ended;
  };
  stopped.addEventListener('abort', () => void end());
  return {
    run: (order) =>
      oneByOne(async () => {
        const tools = await readTools();
        if (running?.tools !== tools || !running.child.connected) await end();
        stopped.throwIfAborted();
        running ??= start(tools);
        return ask(running, order);
      }),
    end,
  };
}

function start(tools: string): Running {
  const child = fork(join(import.meta.dirname, 'webpack-process.ts'), {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: '', FEDERATION_WEBPACK_PATH },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => output.push(text));
  const ended = new Promise<string>((resolve) =>
    child
      .once('error', (error) => resolve(String(error)))
      .once('close', (code, signal) => resolve(`The process of webpack ended (${signal ?? code}).`)),
  );
  return { child, tools, output, ended };
}

/** What plugins and loaders print stands before what webpack says. */
async function ask({ child, output, ended }: Running, order: Order): Promise<Outcome> {
  output.length = 0;
  const answered = new Promise<Outcome>((resolve) => child.once('message', resolve));
  child.send(order, () => undefined);
  const outcome = await Promise.race([answered, ended]);
  const printed = Buffer.concat(output).toString().trim();
  if (typeof outcome === 'string') return { isBuilt: false, messages: printed || outcome };
  return { ...outcome, messages: [printed, outcome.messages].filter(Boolean).join('\n') };
}
