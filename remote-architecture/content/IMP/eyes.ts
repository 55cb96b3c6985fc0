import { mix, type Point } from '@portfolio/model/geometry/points';
import type { Station } from '@portfolio/model/geometry/sweeps';
import type { Camera } from '@portfolio/model/model';
import type { ModelBuilder } from '@portfolio/model/start-model';
import { trails, walk } from './walk';

/** Eye level on the walk, metres. */
const eyes = 1.6;

/** From a station of the walk, so many metres to the right of its middle, `up` as the frame is shifted. */
function from(station: number, aside: number, at: Point, up: number): Camera {
  const {
    at: [x, y, z],
    across: [u, v],
  } = walk[station] ?? { at: [0, 0, 0], across: [0, 0] };
  return {
    from: [x + u * aside, y + v * aside, z + eyes],
    at: [...at, 0],
    lens: 24,
    level: true,
    shift: [0, up],
    width: 1280,
    hide: ['people'],
    look: {
      sun: { azimuth: 187, altitude: 36, strength: 3.9 },
      exposure: 0.8,
      backdrop: { top: '#d9dcdc', bottom: '#f1eee8', until: 0.8 },
    },
  };
}

/** One after the other, each from where the one before leads. */
export const views = {
  'walk-1': from(14, 0.3, [24, -105.7], 0.05),
  'walk-2': from(24, 0, [-22, -14], 0.06),
  'walk-3': from(184, 0.2, [-60, 22], 0.05),
  'walk-4': from(366, 1, [72, 61], 0.185),
};

/** Whom one meets: the station, metres to the right, and whether they come the other way. */
const met: readonly (readonly [at: number, off: number, back?: boolean])[] = [
  [22, -0.5],
  [22.3, 0.4],
  [31, 0.6, true],
  [39, -0.3],
  [39.4, 0.5],
  [47, 0.2, true],
  [189, 0.6, true],
  [194, -0.6],
  [194.3, 0.3],
  [202, 0.2, true],
  [208, -0.4],
  [208.4, 0.5],
  [215, 0.4, true],
  [345, 0.5],
  [345.3, -0.4],
  [352, 0.2, true],
  [360, -0.6],
  [375, 0.5, true],
  [375.3, -0.4, true],
  [380, 0.3],
  [389, -0.4],
];

/** Those who turn off to the pond. */
const turningOff: typeof met = [
  [7, -0.3],
  [7, 0.45],
  [15, 0.1],
];

/** Only for the pictures of the walk: nobody stands close before the eye. */
export function addWalkers(imp: ModelBuilder) {
  const layer = imp.layer('walkers', 'photo');
  meet(walk, met);
  meet(trails[1] ?? [], turningOff);

  function meet(way: readonly Station[], whom: typeof met) {
    whom.forEach(([station, aside, back], i) => {
      const [a, b] = way.slice(Math.floor(station), Math.floor(station) + 2);
      if (!a || !b) return;
      const [x, y, z] = mix(a.at, b.at, station % 1);
      const ahead = (Math.atan2(b.at[1] - a.at[1], b.at[0] - a.at[0]) * 180) / Math.PI;
      const place = { variant: i % 4, turn: ahead + (back ? 180 : 0), size: 0.97 + (i % 3) * 0.025 };
      layer.person(x + a.across[0] * aside, y + a.across[1] * aside, z, place);
    });
  }
}
