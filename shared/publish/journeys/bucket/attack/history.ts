import { setTimeout as sleep } from 'node:timers/promises';
import { areaNames, type AreaName } from '@portfolio/contract/areas';
import type { Releases } from '@portfolio/contract/release';
import { pointerFile } from '@portfolio/contract/published/paths';
import type { ObjectStore } from '@portfolio/publish/storage/bucket/store/object-store';
import { numberOf, readLive, readState, stateFolder } from '@portfolio/publish/storage/bucket/states/site-states';

type Seen = { parent: string | null; live: Partial<Record<AreaName, string>> };

/** Follows `live` from state to state, also over those that are pruned meanwhile. */
export class History {
  readonly #states = new Map<string, Seen>();

  constructor(private readonly store: ObjectStore) {}

  async follow(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await this.look();
      await sleep(20);
    }
    await this.look();
  }

  async look(): Promise<void> {
    const live = await readLive(this.store);
    for (let at: string | null = live?.state ?? null; at && !this.#states.has(at);) {
      const { parent } = await readState(this.store, at);
      const pointer = await this.store.get(`${stateFolder(at)}/${pointerFile}`);
      const { areas } = JSON.parse(String(pointer?.bytes)) as Releases;
      this.#states.set(at, {
        parent,
        live: Object.fromEntries(areaNames.map((area) => [area, areas[area]?.live])),
      });
      at = parent;
    }
  }

  /** The releases of an area one after the other, from the first state to the live one. */
  async releasesOf(area: AreaName): Promise<string[]> {
    const chain: Seen[] = [];
    let at: string | null = (await readLive(this.store))?.state ?? null;
    for (; at; at = chain[0]?.parent ?? null) {
      const seen = this.#states.get(at);
      if (!seen) throw new Error(`State ${at} was never seen.`);
      chain.unshift(seen);
    }
    return chain.flatMap(({ live }, index) => {
      const release = live[area];
      return release && release !== chain[index - 1]?.live[area] ? [release] : [];
    });
  }

  get states(): number {
    return this.#states.size;
  }

  /** Whether numbers follow each other without a gap. */
  get isWhole(): boolean {
    return [...this.#states].every(([name, { parent }]) => numberOf(name) === (parent ? numberOf(parent) + 1 : 1));
  }
}
