import { openEdges, volume } from '../checks/closed';
import { boat, desk, silo } from './furniture';
import { fins } from './fins';
import { circle, rect } from './outlines';
import { box, cylinder, prism, upright } from './prism';
import { ring, tube } from './rings';
import { gableRoof, hipRoof, pitchedHouse, sawtoothHall, shedHouse } from './roofs';
import { flatten, moved, turned, type Solids } from './solid';
import { sphere } from './sphere';
import { stair } from './stairs';
import { along, beside, spiral, sweep } from './sweeps';
import { terrain } from './terrain';
import { walls } from './walls';
import { personShape, variantsOfPerson, variantsOfSitter } from '../figures/people';
import { treeShape } from '../figures/trees';

const pitch = { z0: 0, eaves: 3, ridge: 5 } as const;
const climb = spiral([0, 0], () => 5, { from: 0, turns: 2, z0: 0, z1: 6, steps: 60 });
const hollow = prism(rect(0, 0, 10, 8), 0, 3, [rect(1, 1, 4, 7), circle([7, 4], 2)]);
const bodies: Record<string, Solids> = {
  'a prism with holes': hollow,
  'a prism with holes in line': prism(rect(0, 0, 9, 3), 0, 1, [rect(1, 1, 2, 2), rect(4, 1, 5, 2), rect(7, 1, 8, 2)]),
  'a box': box([3, 3, 3], [0, 0, 0]),
  'a cylinder': cylinder([1, 1], 2, 0, 4),
  'a standing profile': upright(
    [
      [0, 0],
      [4, 0],
      [4, 3],
      [2, 4],
      [0, 3],
    ],
    [1, 2, 3],
    30,
    0.4,
    [rect(1, 1, 2, 2)],
  ),
  'a standing profile pushed to the right': upright(
    [
      [0, 0],
      [4, 0],
      [4, 3],
    ],
    [1, 2, 3],
    30,
    -0.4,
  ),
  'a ring': ring([0, 0], 3, 4, 0, 1),
  'part of a ring': ring([0, 0], 3, 4, 0, 1, { from: 20, to: 200 }),
  'a tube': tube([0, 0, 0], [1, 2, 3], 0.2, { endRadius: 0.1 }),
  'an upright tube': tube([0, 0, 0], [0, 0, 3], 0.2),
  'a ball': sphere([0, 0, 0], 1, 2),
  'a ramp': sweep(climb, 2, 0.3),
  'its rail': sweep(beside(climb, 0.95, 0.3), 0.1, 1),
  'a descending spiral': sweep(
    spiral([0, 0], () => 5, { from: 0, turns: -2, z0: 0, z1: 6, steps: 60 }),
    2,
    0.3,
  ),
  'a kerb round a yard': sweep(
    along(
      [
        [0, 0, 0],
        [9, 0, 0],
        [9, 6, 0],
        [0, 6, 0],
      ],
      true,
    ),
    0.3,
    0.2,
    true,
  ),
  'walls with openings': walls(
    [
      {
        from: [0, 0],
        to: [8, 0],
        openings: [
          { at: 2, width: 1, head: 2.1 },
          { at: 5, width: 2, sill: 0.9, head: 2.1 },
        ],
      },
      { from: [8, 0], to: [8, 6] },
      { from: [8, 6], to: [0, 6] },
      { from: [0, 6], to: [0, 0] },
      { from: [4, 0], to: [4, 6], openings: [{ at: 3, width: 1, head: 2.1 }] },
    ],
    0,
    3,
  ),
  'a solid stair': stair([0, 0, 0], 45, { steps: 12, width: 2 }),
  'a stair slab': stair([0, 0, 0], 200, { steps: 12, width: 2, slab: 0.2 }),
  fins: fins([0, 0], [9, 3], { z0: 0, z1: 3, step: 1, width: 0.1, depth: 0.5 }),
  'a pitched house': [
    pitchedHouse([0, 0, 9, 6], { ...pitch, along: 'x' }),
    pitchedHouse([0, 0, 9, 6], { ...pitch, along: 'y' }),
  ],
  'a shed': [shedHouse([0, 0, 9, 6], { ...pitch, along: 'x' }), shedHouse([0, 0, 9, 6], { ...pitch, along: 'y' })],
  'a gabled roof': gableRoof([0, 0, 9, 6], { ...pitch, along: 'y', thickness: 0.3 }),
  'a hipped roof': [hipRoof([0, 0, 9, 6], 3, 5), hipRoof([0, 0, 6, 9], 3, 5), hipRoof([0, 0, 6, 6], 3, 5)],
  'a saw-tooth hall': [
    sawtoothHall([0, 0, 9, 6], { ...pitch, along: 'x' }, 3),
    sawtoothHall([0, 0, 9, 6], { ...pitch, along: 'y' }, 3),
  ],
  furniture: [desk([0, 0, 0]), boat([5, 5, 0]), silo([0, 0], 3, 0, 12)],
  'a landscape': terrain({
    height: (x, y) => 6 * Math.exp(-(x * x + y * y) / 200),
    bounds: [-30, -20, 30, 20],
    step: 0.5,
    base: 0,
    cut: [rect(2, 2, 9, 9)],
  }).solids,
  'people who stand': Array.from({ length: variantsOfPerson }, (_, i) => personShape(i)).flat(),
  'people who sit': Array.from({ length: variantsOfSitter }, (_, i) => personShape(variantsOfPerson + i)).flat(),
  'a tree': [...treeShape('round', 0).twigs, ...treeShape('poplar', 1).leaves, ...treeShape('shrub', 2).twigs],
};

for (const [name, solids] of Object.entries(bodies)) {
  test(`${name}: every edge belongs to two faces and all look outwards`, () => {
    for (const solid of flatten(solids)) {
      expect(openEdges(solid)).toEqual([]);
      expect(volume(solid)).toBeGreaterThan(0);
    }
  });
}

test('a prism has the volume of its plan less its holes', () => {
  expect(volume(prism(rect(0, 0, 10, 8), 0, 3, [rect(1, 1, 4, 7)]))).toBeCloseTo((80 - 18) * 3);
});

test('moving and turning keep the volume', () => {
  const [solid] = turned(moved(hollow, [4, -2, 7]), 33, [1, 1]);
  expect(solid && volume(solid)).toBeCloseTo(volume(hollow));
});

test('walls that meet do not overlap', () => {
  const yard = walls(
    [
      { from: [0, 0], to: [8, 0] },
      { from: [8, 0], to: [8, 6] },
    ],
    0,
    2,
  );
  const sum = yard.reduce((total, solid) => total + volume(solid), 0);
  expect(sum).toBeCloseTo(2 * (8.3 * 0.3 + 6.3 * 0.3 - 0.3 * 0.3));
});
