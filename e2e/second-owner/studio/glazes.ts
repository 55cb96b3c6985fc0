import { mix, noise, smoothstep, softNoise, times, type Vector } from './vector';
import type { Vessel } from './vessel';

type Surface = Vessel['surface'];

const porcelain: Vector = [0.86, 0.85, 0.82];
const cobalt: Vector = [0.018, 0.04, 0.2];
const stoneware: Vector = [0.5, 0.38, 0.26];
const matt: Vector = [0.8, 0.78, 0.72];
const redClay: Vector = [0.3, 0.095, 0.048];
const ash: Vector = [0.42, 0.43, 0.35];

/** Porcelain with one band of cobalt, painted while the wheel turned: its edges are uneven and it is thin in places. */
export function band(from: number, to: number): Surface {
  return ({ height, angle, inside }) => {
    const wave = 0.28 * (softNoise(angle * 2.3 + 40, from) - 0.5) + 0.1 * (softNoise(angle * 11 + 90, to) - 0.5);
    const there = inside
      ? 0
      : smoothstep(from, from + 0.14, height + wave) * (1 - smoothstep(to - 0.14, to, height + wave * 1.6));
    const brushed = 0.86 + 0.14 * softNoise(height * 9, angle * 1.4 + 30);
    return { colour: mix(porcelain, cobalt, there * brushed), gloss: 1 };
  };
}

/** Sandy clay that was dipped into a glaze down to a height. */
export function dipped(down: number, glaze: 'white' | 'cobalt' = 'white'): Surface {
  return ({ height, angle, inside }) => {
    const edge = down + 0.35 * (softNoise(angle * 3 + 20, down) - 0.5);
    const share = inside ? 1 : smoothstep(edge - 0.06, edge + 0.06, height);
    const sand = noise(Math.round(angle * 60), Math.round(height * 14)) > 0.93 ? 0.72 : 1;
    const clay = times(stoneware, sand * (0.92 + 0.16 * softNoise(angle * 6, height * 3)));
    return { colour: mix(clay, glaze === 'white' ? matt : times(cobalt, 2.4), share), gloss: 0.12 + 0.4 * share };
  };
}

/** Red clay with grit, and ash that melted on it from a height upwards and ran down. */
export function fired(ashFrom: number): Surface {
  return ({ height, angle, inside }) => {
    const grit = noise(Math.round(angle * 46), Math.round(height * 10)) > 0.955 ? 0.35 : 1;
    const flame = 0.72 + 0.6 * softNoise(angle * 1.3 + 50, height * 0.12);
    const run = 5 * softNoise(angle * 4.5 + 30, 3) ** 2;
    const share =
      0.85 * smoothstep(ashFrom - run, ashFrom - run + 2.6, height) * (0.6 + 0.4 * softNoise(angle * 14, height * 2));
    return { colour: mix(times(redClay, grit * flame), ash, inside ? 0.1 : share), gloss: 0.05 + 0.45 * share };
  };
}
