import { rect } from '@portfolio/model/geometry/outlines';
import type { Point } from '@portfolio/model/geometry/points';
import { box, prism, upright } from '@portfolio/model/geometry/prism';
import { gableRoof } from '@portfolio/model/geometry/roofs';
import type { Solid } from '@portfolio/model/geometry/solid';
import type { LayerBuilder } from '@portfolio/model/start-model';
import { frame, slope, under, type Barn } from './plan';

const roof = { side: 1.4, gable: 2.4, thick: 0.34 };

export function addRoof(roofs: LayerBuilder, seams: LayerBuilder, one: Barn) {
  const { west, east, south, north } = one;
  const [s, n] = [south - roof.gable, north + roof.gable];
  const edge = (by: number) => ({
    eaves: frame.eaves - slope * (roof.side - by),
    ridge: frame.ridge,
    along: 'y' as const,
  });
  roofs.add('roof', gableRoof([west - roof.side, s, east + roof.side, n], { ...edge(0), thickness: roof.thick }));
  const over = (a: number, b: number) =>
    sheet(one, [west - roof.side + 0.04, a, east + roof.side - 0.04, b], roof.thick, roof.thick + 0.09);
  for (let y = s + 1.2; y < n - 0.6; y += 1.5) seams.add('grey', over(y, y + 0.1));
  for (let y = s + 3; y < n - 1; y += 3) {
    const mid = (west + east) / 2;
    const z = frame.ridge + roof.thick + 0.03;
    const low = z - slope * (frame.width / 2 + roof.side);
    roofs.line([west - roof.side, y, low], [mid, y, z], [east + roof.side, y, low]);
  }
}

/** A sheet that lies on both slopes of a roof, between two heights above its underside. */
function sheet(one: Barn, [a, south, b, north]: [number, number, number, number], low: number, high: number): Solid {
  const mid = (one.west + one.east) / 2;
  const at = (x: number, by: number): Point => [x, under(one, x) + by];
  const xs = a < mid && b > mid ? [a, mid, b] : [a, b];
  const profile = [...xs.map((x) => at(x, low)), ...xs.toReversed().map((x) => at(x, high))];
  return upright(profile, [0, south, 0], 0, north - south);
}

/** Light and air by use: a lantern over the dryers, windows over the desks, cowls over the machines. */
export function addRoofLights(roofs: LayerBuilder, one: Barn) {
  const { work, west, east, south, north } = one;
  const mid = (west + east) / 2;
  if (work === 'drying') {
    const plan = [mid - 1.5, south + 6, mid + 1.5, north - 6] as const;
    roofs.add(
      'roof',
      gableRoof([plan[0] - 0.4, plan[1] - 0.4, plan[2] + 0.4, plan[3] + 0.4], {
        eaves: 11.9,
        ridge: 13,
        along: 'y',
        thickness: 0.2,
      }),
    );
    for (const x of [plan[0], plan[2] - 0.16]) {
      for (let y = plan[1]; y < plan[3] - 0.2; y += 1) roofs.add('roof', box([x, y, 9.9], [x + 0.16, y + 0.16, 12.1]));
    }
    roofs.add('grey', prism(rect(mid - 1.2, plan[1] + 0.2, mid + 1.2, plan[3] - 0.2), 10.4, 11.6));
  }
  if (work === 'soil' || work === 'classes') {
    const slopes =
      work === 'soil'
        ? [[mid + 1.4, mid + 3.8]]
        : [
            [mid + 1.4, mid + 3.2],
            [mid - 3.2, mid - 1.4],
          ];
    for (let y = south + 0.9; y < north - 3; y += frame.bay) {
      for (const [a = 0, b = 0] of slopes) {
        roofs.add('roof', sheet(one, [a, y, b, y + 4.2], roof.thick, roof.thick + 0.24));
        roofs.add('grey', sheet(one, [a + 0.16, y + 0.16, b - 0.16, y + 4.04], roof.thick + 0.24, roof.thick + 0.27));
      }
    }
  }
  if (work === 'machines' || work === 'sacks') {
    for (let y = south + 9; y < north - 6; y += work === 'machines' ? 12 : 18) {
      roofs.add(
        'roof',
        box([mid - 0.8, y - 0.8, 10.3], [mid + 0.8, y + 0.8, 12]),
        box([mid - 1.1, y - 1.1, 12.12], [mid + 1.1, y + 1.1, 12.3]),
      );
      roofs.add('dark', box([mid - 0.7, y - 0.7, 12], [mid + 0.7, y + 0.7, 12.12]));
    }
  }
}
