import type { ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { limits } from './limits';
import { startSandbox } from './start-sandbox';
import { watchMemory } from './watch-memory';

/** Who uses it. After `onEnd` it says nothing any more. */
type User = { onMessage: (text: string) => void; onEnd: (why: string) => void };

/** Starting a process costs as much as composing a small site: whoever publishes again soon gets the last one. */
const keptFor = 2000;
let kept: SandboxProcess | undefined;

/** A process for one composer after the other, each in a context of its own. One that crashes or swells is ended. */
export class SandboxProcess {
  readonly #child: ChildProcess = startSandbox();
  readonly #megabytes = limits.megabytes;
  readonly #unwatch: () => void;
  #user: User | undefined;
  #last = '';
  #unused: NodeJS.Timeout | undefined;

  static take(user: User): SandboxProcess {
    if (kept && kept.#megabytes !== limits.megabytes) kept.end();
    const sandbox = kept ?? new SandboxProcess();
    kept = undefined;
    clearTimeout(sandbox.#unused);
    sandbox.#hold('ref');
    sandbox.#user = user;
    return sandbox;
  }

  /** Starts it beside what is done before: whoever takes one soon need not wait for it. */
  static prepare(): void {
    if (kept) return;
    kept = new SandboxProcess();
    kept.#rest();
  }

  static #keep(sandbox: SandboxProcess): void {
    kept = sandbox;
  }

  private constructor() {
    this.#unwatch = watchMemory(this.#child.pid ?? 0, 2 * this.#megabytes, () => this.#ended(this.#tooMuch()));
    this.#child.stderr?.on('data', (text) => (this.#last = `${this.#last}${text}`.slice(-2000)));
    this.#child.on('message', (text) => this.#heard(String(text)));
    this.#child.on('error', (error) => this.#ended(`its process cannot be used: ${error.message}`));
    this.#child.on('close', (code, signal) =>
      this.#ended(
        /heap|memory/i.test(this.#last) ? this.#tooMuch() : `its process ended (${signal ?? `code ${code}`})`,
      ),
    );
  }

  send(text: string): void {
    // A process that ended says so itself.
    this.#child.send(text, () => undefined);
  }

  /** Nothing is waited for: whoever was killed says and takes nothing. */
  end(): void {
    this.#user = undefined;
    this.#ended('');
  }

  /** Kept for another composer once it has left the context of this one. */
  leave(): void {
    this.#user = undefined;
    this.send('again');
    this.#rest();
  }

  #rest(): void {
    this.#unused = setTimeout(() => this.end(), keptFor);
    this.#hold('unref');
  }

  #heard(text: string): void {
    if (this.#user) return this.#user.onMessage(text);
    // Until then it is what the last one said.
    if (text !== 'again') return;
    if (kept) this.end();
    else SandboxProcess.#keep(this);
  }

  #ended(why: string): void {
    clearTimeout(this.#unused);
    this.#unwatch();
    if (kept === this) kept = undefined;
    this.#child.kill('SIGKILL');
    this.#user?.onEnd(why);
    this.#user = undefined;
  }

  /** While it is kept nobody waits for it: a publisher that has no more to do ends. */
  #hold(how: 'ref' | 'unref'): void {
    this.#child[how]();
    this.#child.channel?.[how]();
    (this.#child.stderr as Socket | null)?.[how]();
    this.#unused?.[how]();
  }

  #tooMuch(): string {
    return `its code needs more than ${this.#megabytes} MB of memory`;
  }
}
