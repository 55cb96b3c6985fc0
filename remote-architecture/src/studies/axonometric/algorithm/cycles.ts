/**
 * Which bodies cover each other in a cycle: those with the same number do.
 * @see Tarjan, "Depth-first search and linear graph algorithms", 1972
 */
export class Cycles {
  readonly of: Int32Array;
  readonly #starts: Int32Array;
  readonly #behind: Int32Array;
  /** When a body was come to, from 1. */
  readonly #came: Int32Array;
  readonly #way: number[] = [];
  #count = 0;

  /** @param starts where in `behind` those begin that lie behind each body */
  constructor(starts: Int32Array, behind: Int32Array) {
    const bodies = starts.length - 1;
    this.#starts = starts;
    this.#behind = behind;
    this.of = new Int32Array(bodies).fill(-1);
    this.#came = new Int32Array(bodies);
    for (let body = 0; body < bodies; body++) if (!this.#came[body]) this.#visit(body);
  }

  #visit(body: number): number {
    const at = (this.#came[body] = ++this.#count);
    let back = at;
    this.#way.push(body);
    const end = this.#starts[body + 1] ?? 0;
    for (let i = this.#starts[body] ?? 0; i < end; i++) {
      const next = this.#behind[i] ?? 0;
      if (!this.#came[next]) back = Math.min(back, this.#visit(next));
      else if (this.of[next] === -1) back = Math.min(back, this.#came[next] ?? 0);
    }
    if (back === at) for (let last = -1; last !== body;) this.of[(last = this.#way.pop() ?? body)] = body;
    return back;
  }
}
