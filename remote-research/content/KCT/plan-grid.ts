import type { Field } from '@portfolio/model/geometry/field';
import type { Bounds } from '@portfolio/model/geometry/outlines';
import { distance, type Point } from '@portfolio/model/geometry/points';

/** Points at equal distances over a plan, numbered row by row from the south-west. */
export class PlanGrid {
  readonly columns: number;
  readonly rows: number;
  readonly #west: number;
  readonly #south: number;

  /** @param step metres from point to point. */
  constructor(
    [west, south, east, north]: Bounds,
    readonly step: number,
  ) {
    [this.#west, this.#south] = [west, south];
    [this.columns, this.rows] = [Math.ceil((east - west) / step), Math.ceil((north - south) / step)];
  }

  placeOf(index: number): Point {
    return this.#place(index % this.columns, Math.floor(index / this.columns));
  }

  /** The point that is nearest to a place. */
  indexAt([x, y]: Point): number {
    return Math.floor((y - this.#south) / this.step) * this.columns + Math.floor((x - this.#west) / this.step);
  }

  /** Calls with every point within some metres of a place. */
  around([x, y]: Point, metres: number, call: (index: number, away: number) => void): void {
    const [i0, j0] = [x - metres - this.#west, y - metres - this.#south].map((from) => Math.floor(from / this.step));
    for (let j = Math.max(0, j0 ?? 0); j < this.rows && this.#place(0, j)[1] <= y + metres; j++)
      for (let i = Math.max(0, i0 ?? 0); i < this.columns && this.#place(i, 0)[0] <= x + metres; i++) {
        const away = distance(this.#place(i, j), [x, y]);
        if (away <= metres) call(j * this.columns + i, away);
      }
  }

  /** @param values one for every point. */
  field(values: number[]): Field {
    const place = ([x = 0, y = 0]: readonly number[]): Point => [
      this.#west + x * this.step,
      this.#south + y * this.step,
    ];
    return { values, columns: this.columns, rows: this.rows, place };
  }

  #place(i: number, j: number): Point {
    return [this.#west + (i + 0.5) * this.step, this.#south + (j + 0.5) * this.step];
  }
}
