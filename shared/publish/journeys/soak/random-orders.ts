import type { ReleaseOwner } from '@portfolio/contract/release';
import type { Order, Step } from './publisher';
import { owners } from '../../../../e2e/site/workbench';

/** Chooses the steps of a soak. The same random numbers give the same steps. */
export class RandomOrders {
  /** The number of writes that each kind of step took when it was last carried out. */
  readonly #writes = new Map<string, number>();

  constructor(
    private readonly builds: ReadonlyMap<ReleaseOwner, readonly string[]>,
    private readonly random: () => number,
  ) {}

  /** One step, or one for which one or two others wait. One in four is killed. */
  next(): Order[] {
    if (this.random() < 0.1) return [this.#order({ do: 'prune', keep: 1 + this.#below(10) })];
    const [first = 'shell', ...others] = this.#shuffledOwners();
    const waiting = this.random() < 0.25 ? others.slice(0, 1 + this.#below(2)) : [];
    return [this.#order(this.#stepOf(first)), ...waiting.map((owner) => ({ step: this.#stepOf(owner) }))];
  }

  learn(step: Step, writes: number): void {
    this.#writes.set(kindOf(step), writes);
  }

  #stepOf(owner: ReleaseOwner): Step {
    if (this.random() < 0.2) return { do: 'rollback', owner };
    const builds = this.builds.get(owner) ?? [];
    return { do: 'publish', builds: { [owner]: builds[this.#below(builds.length)] } };
  }

  #order(step: Step): Order {
    const writes = this.#writes.get(kindOf(step));
    return writes && this.random() < 0.25 ? { step, killAt: 1 + this.#below(writes) } : { step };
  }

  #shuffledOwners(): ReleaseOwner[] {
    const rest = [...owners];
    return owners.flatMap(() => rest.splice(this.#below(rest.length), 1));
  }

  #below(limit: number): number {
    return Math.floor(this.random() * limit);
  }
}

function kindOf(step: Step): string {
  if (step.do === 'publish') return `publish ${Object.keys(step.builds).join()}`;
  return step.do === 'rollback' ? `rollback ${step.owner}` : step.do;
}
