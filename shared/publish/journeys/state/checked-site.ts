import assert from 'node:assert/strict';
import { lstatSync, readlinkSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { ReleaseOwner } from '@portfolio/contract/release';
import { readBuildOutput } from '@portfolio/publish/releases/build-output';
import { grace } from '@portfolio/publish/storage/grace';
import { expectedAfter, releaseState, type ReleaseState } from './expected-releases';
import type { Order, Outcome, Step } from '../soak/publisher';
import { Publishers } from '../soak/publishers';
import { assertRelease, assertTidy, assertWhole, readReleasesOf } from './whole-site';
import { repository } from '../../../../e2e/site/workbench';

/** Outcomes in the order of the steps. `kills` counts killed steps, `live` those that made their state live before. */
export type Counts = { kills: number; live: number; waits: number };

/** A site that processes change, some of which are killed. After each step it is what the steps lead to. */
export class CheckedSite {
  readonly counts: Counts = { kills: 0, live: 0, waits: 0 };
  readonly #publishers: Publishers;
  #now = Date.now();
  readonly #ids = new Map<string, string>();
  readonly #builds = new Map<string, string>();

  constructor(
    readonly folder: string,
    processes: number,
  ) {
    this.#publishers = new Publishers(folder, processes);
  }

  /** A site below .cache without releases. */
  static empty(name: string, processes: number): CheckedSite {
    const folder = join(repository, '.cache', 'publishing', name);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    return new CheckedSite(join(folder, 'site'), processes);
  }

  /** Makes a build known. @returns its folder. */
  async know(owner: ReleaseOwner, build: string): Promise<string> {
    const { id } = await readBuildOutput(owner, build);
    this.#ids.set(build, id);
    this.#builds.set(`${owner} ${id}`, build);
    return build;
  }

  /**
   * Carries out steps in processes of their own, which wait for each other. The first has the lock before the others
   * begin. They may be in any order otherwise, so they must be about different workspaces.
   * @throws AssertionError when a release is lost, or when the site is half one state and half another.
   */
  async change(...orders: Order[]): Promise<Outcome[]> {
    const before = this.#state();
    const [first, ...others] = orders;
    if (!first) return [];
    // A publish that was killed before has left one.
    const stale = this.#lock();
    const running = [this.#run(first)];
    if (others.length > 0) await this.#untilLocked(running[0], stale);
    running.push(...others.map((order) => this.#run(order)));
    const outcomes = await Promise.all(running);

    let possible: readonly ReleaseState[] = [before];
    orders.forEach(({ step }, index) => {
      const outcome = outcomes[index];
      if (outcome) possible = this.#after(possible, step, outcome);
    });
    const found = this.#state();
    const which = possible.findIndex((state) => isDeepStrictEqual(state, found));
    const details = JSON.stringify({ orders, outcomes, found: [...found] });
    assert.ok(which >= 0, `the site is in none of the states that these steps can lead to: ${details}`);
    const kills = outcomes.filter(({ end }) => end === 'killed').length;
    this.counts.kills += kills;
    if (kills > 0 && which > 0) this.counts.live++;
    this.counts.waits += outcomes.filter(({ waited }) => waited).length;
    if (outcomes.some(({ end }) => end === 'done')) assertTidy(this.folder);
    return outcomes;
  }

  /** A day lies between two steps: what was live within one would stay. */
  #run(order: Order): Promise<Outcome> {
    this.#now += grace;
    return this.#publishers.run({ ...order, now: this.#now });
  }

  /** @throws AssertionError unless all pages and all releases are complete. */
  assertWhole(): void {
    assertWhole(this.folder);
    for (const [owner, { history }] of this.#state())
      for (const id of history) assertRelease(this.folder, owner, id, this.#builds.get(`${owner} ${id}`) ?? '');
  }

  async end(): Promise<void> {
    await this.#publishers.end();
  }

  #state(): ReleaseState {
    return lstatSync(this.folder, { throwIfNoEntry: false }) ? releaseState(readReleasesOf(this.folder)) : new Map();
  }

  #after(possible: readonly ReleaseState[], step: Step, { end, message }: Outcome): readonly ReleaseState[] {
    assert.notEqual(end, 'failed', message);
    const after = possible.flatMap((state) => expectedAfter(state, step, (build) => this.#ids.get(build) ?? '') ?? []);
    if (end === 'refused') assert.deepEqual(after, [], message);
    if (end === 'done') assert.notDeepEqual(after, [], 'a step was not refused');
    return { done: after, refused: possible, failed: [], killed: [...possible, ...after] }[end];
  }

  /** Waits until the first publish holds the lock, so that the others are behind it. */
  async #untilLocked(first: Promise<Outcome> | undefined, stale: string | undefined): Promise<void> {
    let ended = false;
    const end = first?.then(() => (ended = true));
    while (!ended && [undefined, stale].includes(this.#lock())) await Promise.race([end, sleep(1)]);
  }

  /** Tells a lock from a later one. */
  #lock(): string | undefined {
    try {
      return readlinkSync(join(this.folder, '..', '.site', 'lock'));
    } catch {
      return undefined;
    }
  }
}
