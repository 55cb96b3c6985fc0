import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Point3 } from '@portfolio/model/geometry/points';
import type { Massing } from '@portfolio/model/massing/massing';
import { runToEnd } from '@portfolio/study/run-to-end';
import { PaintingOrder } from '../src/studies/axonometric/algorithm/order';
import { solidOf, type Solid } from '../src/studies/axonometric/algorithm/solids';
import { frame, hitsAt, layersIn } from '../src/studies/axonometric/algorithm/testing/depths';
import { viewFrom } from '../src/studies/axonometric/algorithm/view';

/** Metres that bodies may run into each other. */
const allowed = 0.031;

/** A place of the picture as a whole number, the same ones in every run. */
function places(solids: readonly Solid[], count: number): Point3[] {
  const random = fc.sample(fc.tuple(fc.nat(solids.length - 1), fc.nat(999), fc.nat(999)), { seed: 7, numRuns: count });
  return random.map(([body, s, t]) => {
    const { corners } = solids[body] ?? { corners: [] };
    const [a = [0, 0, 0], b = a] = [corners[s % corners.length], corners[t % corners.length]];
    const share = ((s * 31 + t) % 100) / 100;
    return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
  });
}

/** Hundredths of all places where bodies run into each other, so that no order is right. */
const unordered = { ALN: 0.5, GBA: 2.5, GDL: 1.5, GLM: 12, IMP: 4.5, OKE: 3, SSL: 4 };

test.each(Object.entries(unordered))(
  '%s is painted as a buffer of depths shows it, but for %s of 100 places',
  (code, most) => {
    const { bodies } = JSON.parse(readFileSync(join(__dirname, code, 'massing.json'), 'utf8')) as Massing;
    const solids = bodies.map(solidOf);
    const order = runToEnd(PaintingOrder.of(solids));
    const seen = places(solids, 250);
    let [wrong, all] = [0, 0];
    for (let turn = 10; turn < 360; turn += 60) {
      const view = viewFrom(turn, 15 + (turn % 70), frame);
      const layers = layersIn(order, solids, view);
      for (const place of seen) {
        const hits = hitsAt(solids, place, view.toward);
        const nearest = hits.at(-1);
        if (!nearest) continue;
        all += 1;
        const top = layers[nearest.body] ?? -1;
        if (hits.some(({ body, depth }) => depth < nearest.depth - allowed && (layers[body] ?? 0) >= top)) wrong += 1;
      }
    }
    expect(all).toBeGreaterThan(1000);
    expect((wrong / all) * 100).toBeLessThan(most);
  },
  60_000,
);
