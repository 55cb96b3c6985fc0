import { jsonOf } from '../../../storage/read-json';
import { PublishError } from '../../../storage/storage';
import { limits } from './limits';
import type { Requests, SandboxMessage } from './messages';
import { SandboxProcess } from './sandbox-process';

/** What the sandbox may have of a site. `source` is of a file that it runs. */
export type Files = Record<'read' | 'source', (path: string) => Promise<string | undefined>>;

type Open = { subject: string; resolve: (value: unknown) => void; reject: (error: unknown) => void };

/** A composer in its process, seen from the publisher. One that crashes, hangs or swells is ended, and answers no more. */
export class ComposerProcess {
  readonly #sandbox: SandboxProcess;
  readonly #own: unknown[] = [];
  #open: Open | undefined;
  #waits = false;
  /** Whose bundle is being evaluated. */
  #evaluated: string | undefined;
  #failure: Error | undefined;
  #clock: NodeJS.Timeout | undefined;

  constructor(private readonly files: Files) {
    this.#sandbox = SandboxProcess.take({ onMessage: (text) => this.#receive(text), onEnd: (why) => this.#end(why) });
  }

  /**
   * @param subject begins the sentence that is said when it goes wrong: "The page /HAL of architecture cannot be rendered".
   * @throws PublishError with that sentence, or what the composer refused, or what the files threw.
   */
  request<Kind extends keyof Requests>(
    kind: Kind,
    subject: string,
    asks: Requests[Kind]['asks'],
  ): Promise<Requests[Kind]['gets']> {
    return new Promise<unknown>((resolve, reject) => {
      if (this.#failure) return reject(this.#failure);
      this.#open = { subject, resolve, reject };
      this.#waits = true;
      this.#evaluated = undefined;
      this.#notify({ kind, ...asks });
    }) as Promise<Requests[Kind]['gets']>;
  }

  /** @param well whether all went well: only such a process is used by another composer. */
  end(well: boolean): void {
    if (well && !this.#failure && !this.#waits) this.#sandbox.leave();
    else this.#sandbox.end();
    this.#fail(new Error('The composer was ended.'));
  }

  #receive(text: string): void {
    if (this.#failure) return;
    const parsed = jsonOf(text);
    if (!(parsed instanceof Object)) return this.#end('it says what no composer says');
    const message = parsed as SandboxMessage;
    if ('path' in message) return void this.#answer(message);
    if (message.kind === 'crashed') return this.#end(`its code failed on its own: ${message.message}`);
    if (message.kind === 'ran') {
      this.#evaluated = undefined;
      return this.#wind();
    }
    clearTimeout(this.#clock);
    this.#waits = false;
    if (message.kind === 'done') this.#open?.resolve(message.value);
    else this.#open?.reject(this.#own[message.number ?? -1] ?? this.#error(message));
  }

  /** The time that it takes is not the sandbox's. */
  async #answer({ kind, number, path }: Extract<SandboxMessage, { kind: 'read' | 'source' }>): Promise<void> {
    clearTimeout(this.#clock);
    const answer = await this.files[kind](path).catch((error: unknown) => ({ error: this.#own.push(error) - 1 }));
    if (kind === 'source') this.#evaluated = path;
    // Bundles are megabytes: a text is sent as it is, behind its number.
    if (typeof answer === 'string') this.#send(`${number} ${answer}`);
    else this.#notify({ kind: 'answer', number, ...answer });
  }

  #notify(message: object): void {
    this.#send(JSON.stringify(message));
  }

  #send(text: string): void {
    this.#wind();
    if (!this.#failure) this.#sandbox.send(text);
  }

  /** Whoever is silent for too long is in an endless loop, or waits for what never comes. */
  #wind(): void {
    clearTimeout(this.#clock);
    if (this.#failure) return;
    const late = () => this.#end(`its code did not come to an end within ${limits.seconds} s`);
    this.#clock = setTimeout(late, limits.seconds * 1000);
  }

  #error({
    message,
    refused,
    stack,
  }: Pick<Extract<SandboxMessage, { message: string }>, 'message' | 'refused' | 'stack'>): Error {
    const [, owner = 'shell'] = /^_areas\/([^/]+)\//.exec(this.#evaluated ?? '') ?? [];
    const evaluated = this.#evaluated && `The server code of ${owner} cannot be run`;
    const subject = evaluated ?? this.#open?.subject ?? 'Nothing can be composed';
    return new PublishError(refused ? message : `${subject}: ${message}. Nothing was published.`, { cause: stack });
  }

  #end(reason: string): void {
    this.#sandbox.end();
    this.#fail(this.#error({ message: reason }));
  }

  #fail(failure: Error): void {
    clearTimeout(this.#clock);
    this.#failure ??= failure;
    this.#open?.reject(this.#failure);
  }
}
