import type { Rival } from '../rivals/rivals';
import type { Cost } from './count-load';
import type { Disturbed } from '../../in-peace';
import type { Navigation } from './measure-navigation';
import type { ProfileName } from './profiles';
import type { Watched } from './watch-page';

/** A first visit. */
export type Load = Watched & Cost & Disturbed;

export type Results = {
  /** See processor.ts. */
  processors: { profile: ProfileName; slowness: number; index: number }[];
  loads: { profile: ProfileName; route: string; rival: Rival; load: Load }[];
  navigations: { profile: ProfileName; prepared: boolean; rival: Rival; navigation: Navigation & Disturbed }[];
};

/** The median of each number of several measurements. */
export function medians<Measured extends Record<string, number>>(runs: readonly Measured[]): Measured {
  const [first] = runs;
  if (!first) throw new Error('Nothing was measured.');
  const names = Object.keys(first) as (keyof Measured)[];
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name] ?? NaN))])) as Measured;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** The median over everything that was timed. */
export function disturbanceOf({ loads, navigations }: Results): number {
  const timed = [...loads.map(({ load }) => load), ...navigations.map(({ navigation }) => navigation)];
  return median(timed.map(({ disturbance }) => disturbance));
}

export function loadOf(results: Results, profile: ProfileName, route: string, rival: Rival): Load {
  const found = results.loads.find((each) => each.profile === profile && each.route === route && each.rival === rival);
  if (!found) throw new Error(`${rival} was not measured at ${route} on the ${profile}.`);
  return found.load;
}
