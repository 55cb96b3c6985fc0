import type { Disturbed } from '@portfolio/testing/measure-undisturbed';
import type { Variant } from '../variants/variants';
import type { Load } from './measure-load';
import type { Navigation } from './measure-navigation';

export type Results = {
  /** Of how many measurements the medians are. */
  runs: number;
  slowdown: number;
  /** See processor-index.ts. */
  processor: number;
  loads: LoadResult[];
  navigations: { variant: Variant; pointedAt: boolean; measured: Navigation & Disturbed }[];
};

export type LoadResult = {
  route: string;
  variant: Variant;
  load: Load & Disturbed;
  /** Largest paint in the emulation of DevTools. */
  emulated: number | undefined;
};

/** The median of each number of several measurements. One that is missing once is missing. */
export function medians<Measured extends Record<string, number>>(runs: readonly Measured[]): Measured {
  const [first] = runs;
  if (!first) throw new Error('Nothing was measured.');
  const names = Object.keys(first) as (keyof Measured)[];
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name] ?? NaN))])) as Measured;
}

export function median(values: readonly number[]): number {
  if (values.some(Number.isNaN)) return NaN;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}

/** The median over everything that was measured. */
export function disturbanceOf({ loads, navigations }: Results): number {
  return median([...loads.map(({ load }) => load), ...navigations.map(({ measured }) => measured)].map(disturbance));
}

function disturbance(measured: Disturbed): number {
  return measured.disturbance;
}

export function routesOf({ loads }: Results): string[] {
  return [...new Set(loads.map(({ route }) => route))];
}

export function loadOf({ loads }: Results, route: string, variant: Variant): LoadResult {
  const found = loads.find((each) => each.route === route && each.variant === variant);
  if (!found) throw new Error(`${variant} was not measured at ${route}.`);
  return found;
}
