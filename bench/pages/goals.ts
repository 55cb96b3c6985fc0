import { limits } from '../../e2e/limits';
import { brand } from './brand-typeface';
import { navigation } from './measure-navigation';
import { loadOf, routesOf, type Results } from './results';

export type Goal = { name: string; limit: number; measured: readonly { where: string; value: number }[] };

/** What the measurements must show, on every route. */
export function goals(results: Results): Goal[] {
  const routes = routesOf(results).map((route) => {
    const load = (variant: Parameters<typeof loadOf>[2]) => loadOf(results, route, variant).load;
    return { route, site: load('site'), static: load('static'), bundle: load('bundle'), host: load('host') };
  });
  const onRoutes = (name: string, limit: number, value: (of: (typeof routes)[number]) => number): Goal => ({
    name,
    limit,
    measured: routes.map((of) => ({ where: of.route, value: value(of) })),
  });
  return [
    onRoutes('largest paint ÷ the page without scripts', limits.largestPaint.ofStatic, ({ site, static: plain }) => {
      return site.largestPaint / plain.largestPaint;
    }),
    onRoutes('largest paint ÷ ordinary federation', limits.largestPaint.ofHost, ({ site, host }) => {
      return site.largestPaint / host.largestPaint;
    }),
    onRoutes('hydrated ÷ one bundle', limits.hydrated.ofBundle, ({ site, bundle }) => site.hydrated / bundle.hydrated),
    onRoutes('blocking time, ms', limits.blocking, ({ site }) => site.blocking),
    onRoutes('layout shift', limits.shift, ({ site }) => site.shift),
    onRoutes(`text of the first view not in ${brand}, %`, 0, ({ site }) => (1 - site.brandShare) * 100),
    onRoutes('JavaScript, KB', limits.scriptKilobytes, ({ site }) => site.scriptBytes / 1024),
    {
      name: 'next page when pointed at, ms',
      limit: limits.navigation,
      measured: results.navigations
        .filter(({ variant, pointedAt }) => variant === 'site' && pointedAt)
        .map(({ measured }) => ({ where: `${navigation.from} to ${navigation.to}`, value: measured.painted })),
    },
  ];
}

/** A value that is missing does not meet its goal. */
export function isMet(value: number, { limit }: Goal): boolean {
  return value <= limit;
}

export function misses(goal: Goal): Goal['measured'] {
  return goal.measured.filter(({ value }) => !isMet(value, goal));
}

export function worst({ measured }: Goal): Goal['measured'][number] | undefined {
  return measured.toSorted((a, b) => (Number.isNaN(b.value) ? Infinity : b.value) - a.value)[0];
}
