import { rect } from '../geometry/outlines';
import { box, prism } from '../geometry/prism';
import { startModel } from '../start-model';
import { boxesOf, crossings, isInside } from './inside';
import { misplacedFigures } from './standing';

function standing(on: ReturnType<typeof box>, x: number, y: number, z: number) {
  const model = startModel('TEST');
  const site = model.layer('site', 'site');
  site.add('site', on);
  site.person(x, y, z, { turn: 0, variant: 0, size: 1 });
  return model.finish({
    cameras: { hero: { from: [-50, -50, 40], at: [0, 0, 0], lens: 50 } },
    drawings: {},
    look: { ground: -9 },
  });
}

test('an upright line through an edge that two faces share goes through the body once in and once out', () => {
  const slab = prism(rect(-10, -10, 10, 10), 0, 2, [rect(-4, -4, 4, 4)]);
  const [part] = boxesOf(standing(slab, 7, 7, 2));
  for (const at of [-9, -7, -5.5, 5.5, 7, 9])
    for (const across of [at, -at, 0, 4, -4]) {
      const heights = part ? crossings(part.part, [at, across, 0]) : [];
      expect(heights.toSorted()).toEqual([0, 2]);
    }
});

test('somebody stands on the ground exactly where two of its faces meet', () => {
  const ground = box([-10, -10, -1], [10, 10, 0]);
  expect(misplacedFigures(standing(ground, 0, 0, 0))).toEqual([]);
  expect(misplacedFigures(standing(ground, 3, 3, 0))).toEqual([]);
  expect(misplacedFigures(standing(ground, 3, 3, 1))).toHaveLength(1);
});

test('whoever sits has a seat, the feet on the ground, and room for the legs', () => {
  const faultsOf = (z: number, ...more: ReturnType<typeof box>[]) => {
    const model = startModel('TEST');
    const site = model.layer('site', 'site');
    site.add('site', box([-10, -10, -1], [10, 10, 0]), box([-3, -3, 0.02], [0.28, 3, 0.44]), ...more);
    site.sitter(0, 0, z, { turn: 0, variant: 0, size: 1 });
    const cameras = { hero: { from: [-50, -50, 40], at: [0, 0, 0], lens: 50 } } as const;
    return misplacedFigures(model.finish({ cameras, drawings: {}, look: { ground: -9 } }));
  };
  expect(faultsOf(0.44)).toEqual([]);
  expect(faultsOf(0.6).join()).toContain('sits 0.16 m above what is there');
  expect(faultsOf(0.2).join()).toContain('stands in site');
  expect(faultsOf(1, box([-2, -2, 0.46], [0.2, 2, 1])).join()).toContain('has its feet 0.56 m above the ground');
  expect(faultsOf(0.44, box([0.4, -2, 0.02], [1, 2, 0.7])).join()).toContain('stands in site');
});

test('a place on the diagonal of a body is inside it', () => {
  const [part] = boxesOf(standing(box([-2, -2, 0], [2, 2, 2]), 8, 8, 0));
  expect(part && isInside(part, [1, 1, 1])).toBe(true);
  expect(part && isInside(part, [1, 1, 3])).toBe(false);
});
