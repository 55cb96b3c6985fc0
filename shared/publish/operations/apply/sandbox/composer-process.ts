import type { ChildProcess } from 'node:child_process';
import { PublishError } from '../../../storage/storage';
import { limits } from './limits';
import type { Requests, Said } from './messages';
import { startSandbox } from './start-sandbox';
import { watchMemory } from './watch-memory';

/** What the sandbox may have of a site. `source` is of a file that it runs. */
export type Files = Record<'read' | 'source', (path: string) => Promise<string | undefined>>;

type Open = { subject: string; resolve: (value: unknown) => void; reject: (error: unknown) => void };

const tooMuch = () => `its code needs more than ${limits.megabytes} MB of memory`;

/** The process of a composer, seen from the publisher. One that crashes, hangs or swells is ended, and answers no more. */
export class ComposerProcess {
  readonly #child: ChildProcess;
  readonly #ended: Promise<void>;
  readonly #own: unknown[] = [];
  readonly #unwatch: () => void;
  #open: Open | undefined;
  /** Whose bundle is being evaluated. */
  #evaluated: string | undefined;
  #failure: Error | undefined;
  #last = '';
  #clock: NodeJS.Timeout | undefined;

  constructor(private readonly files: Files) {
    this.#child = startSandbox();
    this.#ended = new Promise((resolve) => {
      this.#child.once('close', () => resolve());
      if (!this.#child.pid) resolve();
    });
    this.#unwatch = watchMemory(this.#child.pid ?? 0, 2 * limits.megabytes, () => this.#end(tooMuch()));
    this.#child.stderr?.on('data', (text) => (this.#last = `${this.#last}${text}`.slice(-2000)));
    this.#child.on('message', (text) => this.#hear(String(text)));
    this.#child.on('error', (error) => this.#end(`its process cannot be used: ${error.message}`));
    this.#child.on('close', (code, signal) =>
      this.#end(/heap|memory/i.test(this.#last) ? tooMuch() : `its process ended (${signal ?? `code ${code}`})`),
    );
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
      this.#evaluated = undefined;
      this.#tell({ kind, ...asks });
    }) as Promise<Requests[Kind]['gets']>;
  }

  async end(): Promise<void> {
    this.#stop(new Error('The composer was ended.'));
    await this.#ended;
  }

  #hear(text: string): void {
    if (this.#failure) return;
    const said = heard(text);
    if (!said) return this.#end('it says what no composer says');
    if ('path' in said) return void this.#answer(said);
    if (said.kind === 'crashed') return this.#end(`its code failed on its own: ${said.message}`);
    if (said.kind === 'ran') {
      this.#evaluated = undefined;
      return this.#wind();
    }
    clearTimeout(this.#clock);
    if (said.kind === 'done') this.#open?.resolve(said.value);
    else this.#open?.reject(this.#own[said.number ?? -1] ?? this.#error(said));
  }

  /** The time that it takes is not the sandbox's. */
  async #answer({ kind, number, path }: Extract<Said, { kind: 'read' | 'source' }>): Promise<void> {
    clearTimeout(this.#clock);
    const answer = await this.files[kind](path).then(
      (text) => ({ text }),
      (error: unknown) => ({ error: this.#own.push(error) - 1 }),
    );
    if (kind === 'source') this.#evaluated = path;
    this.#tell({ kind: 'answer', number, ...answer });
  }

  #tell(message: object): void {
    this.#wind();
    // A process that ended says so itself.
    this.#child.send(JSON.stringify(message), () => undefined);
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
  }: Pick<Extract<Said, { message: string }>, 'message' | 'refused' | 'stack'>): Error {
    const [, owner = 'shell'] = /^_areas\/([^/]+)\//.exec(this.#evaluated ?? '') ?? [];
    const evaluated = this.#evaluated && `The server code of ${owner} cannot be run`;
    const subject = evaluated ?? this.#open?.subject ?? 'Nothing can be composed';
    return new PublishError(refused ? message : `${subject}: ${message}. Nothing was published.`, { cause: stack });
  }

  #end(reason: string): void {
    this.#stop(this.#error({ message: reason }));
  }

  #stop(failure: Error): void {
    clearTimeout(this.#clock);
    this.#unwatch();
    this.#failure ??= failure;
    this.#open?.reject(this.#failure);
    this.#child.kill('SIGKILL');
  }
}

function heard(text: string): Said | undefined {
  try {
    return JSON.parse(text) as Said;
  } catch {
    return undefined;
  }
}
