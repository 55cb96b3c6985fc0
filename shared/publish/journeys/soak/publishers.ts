import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Order, Outcome } from './publisher';
import { repository } from '../../../../e2e/site/workbench';

/** Processes that change one site, with the code of one checkout. One that was killed is replaced. */
export class Publishers {
  readonly #idle: Promise<ChildProcess>[] = [];

  constructor(
    private readonly site: string,
    count: number,
    private readonly checkout = repository,
  ) {
    for (let index = 0; index < count; index++) this.#idle.push(this.#start());
  }

  /** One process carries out a step. */
  async run(order: Order): Promise<Outcome> {
    const child = await (this.#idle.shift() ?? this.#start());
    return new Promise((resolve) => {
      const onMessage = (outcome: Outcome) => {
        child.off('exit', onExit);
        this.#idle.unshift(Promise.resolve(child));
        resolve(outcome);
      };
      const onExit = (code: number | null, signal: string | null) => {
        child.off('message', onMessage);
        this.#idle.push(this.#start());
        const isKilled = signal === 'SIGKILL' && order.killAt !== undefined;
        const message = `The publisher ended: ${signal ?? code}.`;
        resolve({ end: isKilled ? 'killed' : 'failed', message, writes: order.killAt ?? 0, waited: false });
      };
      child.once('message', onMessage).once('exit', onExit);
      child.send(order);
    });
  }

  async end(): Promise<void> {
    for (const child of await Promise.all(this.#idle)) child.disconnect();
  }

  async #start(): Promise<ChildProcess> {
    const script = join(this.checkout, 'shared/publish/journeys/soak/publisher.ts');
    const child = fork(script, [this.site], { cwd: this.checkout, execArgv: ['--import', 'tsx'] });
    await once(child, 'message');
    return child;
  }
}
