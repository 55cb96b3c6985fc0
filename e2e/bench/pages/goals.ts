import { limits } from '../limits';
import { profiles } from './profiles';
import { loadOf, type Results } from './results';

export type Promised = { sentence: string; measured: number; limit: number };

/** What the measurements must show on the phone, route by route. */
export function promises(results: Results): Promised[] {
  const routes = [...new Set(results.loads.map(({ route }) => route))];
  return [...routes.flatMap((route) => ofRoute(results, route)), ...ofNavigation(results)];
}

function ofRoute(results: Results, route: string): Promised[] {
  const [site, still, bundle, host] = (['site', 'static', 'bundle', 'host'] as const).map((rival) =>
    loadOf(results, 'phone', route, rival),
  );
  if (!site || !still || !bundle || !host) return [];
  const at = (sentence: string) => `${route}: ${sentence}`;
  return [
    {
      sentence: at('largest paint, as a share of the page without scripts'),
      measured: site.largestPaint / still.largestPaint,
      limit: limits.largestPaint.ofStatic,
    },
    {
      sentence: at('largest paint, as a share of host and remotes'),
      measured: site.largestPaint / host.largestPaint,
      limit: limits.largestPaint.ofHost,
    },
    {
      sentence: at('time to hydrated, as a share of one bundle'),
      measured: site.hydrated / bundle.hydrated,
      limit: limits.hydrated.ofBundle,
    },
    { sentence: at('blocking time in ms'), measured: site.blocking, limit: limits.blocking },
    { sentence: at('layout shift'), measured: site.shift, limit: limits.shift },
    {
      sentence: at('KB of JavaScript, brotli'),
      measured: site.scriptBrotliBytes / 1024,
      limit: limits.scriptKilobytes,
    },
    ...(route === '/GDL'
      ? [{ sentence: at('KB in all'), measured: site.bytes / 1024, limit: limits.viewKilobytes }]
      : []),
  ];
}

function ofNavigation(results: Results): Promised[] {
  const { roundTrip, down } = profiles.phone;
  return results.navigations
    .filter(({ profile, rival }) => profile === 'phone' && rival === 'site')
    .map(({ prepared, navigation: { painted, bytes } }) => {
      if (prepared)
        return { sentence: 'prefetched: press to painted in ms', measured: painted, limit: limits.navigation };
      const way = roundTrip + (bytes * 8000) / down;
      return { sentence: 'cold: press to painted in ms', measured: painted, limit: way + limits.navigation };
    });
}
