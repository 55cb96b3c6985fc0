import { bench, table } from 'shared/model/geometry/furniture';
import { rect, type Bounds } from 'shared/model/geometry/outlines';
import { box, cylinder, prism } from 'shared/model/geometry/prism';
import { shedHouse } from 'shared/model/geometry/roofs';
import { scatter } from 'shared/model/geometry/scatter';
import { walls, type Opening, type Wall } from 'shared/model/geometry/walls';
import type { Material } from 'shared/model/look';
import { startModel, type LayerBuilder } from 'shared/model/start-model';
import { addSite, canal, yard } from './site';
import {
  addStorey,
  cuts,
  cutStoreys,
  half,
  rise,
  roomSpans,
  slab,
  storeys,
  street,
  uprightSpans,
  type Cut,
} from './storeys';

const aln = startModel('ALN');
const { random } = aln;

/** Fins stand this far off the facade, and linings reach as far. */
const reach = 1.15;
const face = half.depth + reach;
const top = storeys * rise;
/** The open view takes off everything above the rooms of this storey. */
const shown = cuts.hall.storey;
const joint = (shown + 1) * rise - slab;
const lining = { floor: 0.2, wall: 0.42, soffit: 0.42 };

addSite(aln);
const lower = aln.layer('lower');
const upper = aln.layer('upper');
const upperLife = aln.layer('upper life', 'site');
const life = aln.layer('life', 'site');
for (let i = 0; i < storeys; i++) addStorey(i <= shown ? lower : upper, i, random);
addFins();
addPanes();
addEnds();
addCuts();
addRoof();
addGardens();
addHall();
addTrees();
addPeople();

function addFins() {
  for (let i = 0; i <= 80; i++) {
    const x = -half.length + i * 1.2;
    for (const [from, to] of uprightSpans(x)) {
      for (const side of [-1, 1]) {
        const blade = (layer: LayerBuilder, z0: number, z1: number) =>
          layer.add('white', box([x - 0.07, side * half.depth, z0], [x + 0.07, side * face, z1]));
        if (from < joint) blade(lower, from, Math.min(to, joint));
        if (to > joint) blade(upper, Math.max(from, joint), to);
      }
    }
  }
}

/** In an elevation glass is a surface: without it the drawing would show every table. */
function addPanes() {
  const panes = aln.layer('panes', 'drawing');
  for (let i = 0; i < storeys; i++) {
    for (const [west, east] of roomSpans(i)) {
      const y = i === 0 ? 11.5 : 13.75;
      for (const side of [-1, 1])
        panes.add(
          'white',
          box([west, side * y, i * rise + 0.02], [east, side * (y + 0.02), (i + 1) * rise - slab - 0.02]),
        );
    }
  }
}

/** Closed ends of large panels, open only where the street looks out. */
function addEnds() {
  for (let i = 0; i < storeys; i++) {
    const layer = i <= shown ? lower : upper;
    const [z0, z1] = [i * rise, (i + 1) * rise - slab];
    for (const side of [-1, 1]) {
      const [inner, outer, skin] = [side * 47.7, side * half.length, side * 48.14];
      for (const [a, b] of [
        [-half.depth, -street],
        [street, half.depth],
      ] as const) {
        layer.add('white', box([inner, a, z0], [outer, b, z1]));
        const width = (b - a) / 4;
        for (let k = 0; k < 4; k++) {
          layer.add(
            'white',
            box([outer, a + k * width + 0.04, z0 - slab + 0.05], [skin, a + (k + 1) * width - 0.04, z1 - 0.03]),
          );
        }
      }
      layer.add('glass', box([side * 47.8, -street, z0], [side * 47.86, street, z1]));
      layer.add('white', box([side * 47.87, -0.05, z0], [side * 47.98, 0.05, z1]));
    }
  }
}

/** Every cut is lined on floor, walls and soffit; only the middle one in red. */
function addCuts() {
  const red = aln.layer('lining');
  const redAbove = aln.layer('lining above');
  addCut(cuts.west, 'white', 'card', [lower, upper]);
  addCut(cuts.hall, 'red', 'red', [red, redAbove]);
  addCut(cuts.east, 'white', 'card', [upper, upper]);
}

function addCut(
  { west, east, storey }: Cut,
  material: Material,
  ground: Material,
  [below, above]: readonly [LayerBuilder, LayerBuilder],
) {
  const z = storey * rise;
  const ceiling = (storey + cutStoreys) * rise - slab;
  below.add(ground, box([west, -face, z], [east, face, z + lining.floor]));
  above.add(material, box([west, -face, ceiling - lining.soffit], [east, face, ceiling]));
  const sides = [west + lining.wall / 2, east - lining.wall / 2].map((x): Wall => ({
    from: [x, -face + lining.wall / 2],
    to: [x, face - lining.wall / 2],
    thickness: lining.wall,
    openings: openings(material),
  }));
  const split = Math.min(joint, ceiling - lining.soffit);
  const foot = z + lining.floor;
  if (foot < split) below.add(material, cutWalls(sides, foot, foot, split));
  if (split < ceiling - lining.soffit)
    above.add(material, cutWalls(sides, foot, Math.max(split, foot), ceiling - lining.soffit));
  for (const x of [west + 0.16, east - 0.16]) {
    const pane = (layer: LayerBuilder, a: number, b: number) =>
      layer.add('glass', box([x - 0.02, -13.5, a], [x + 0.02, 13.5, b]));
    if (foot < split) pane(below, foot + 2.7, split - 0.1);
    if (split < ceiling - lining.soffit) pane(above, Math.max(split, foot) + 0.1, ceiling - 0.4);
  }
}

/** A wall between two heights whose openings are counted from a third: the lining is one, its layers are two. */
function cutWalls(sides: readonly Wall[], foot: number, z0: number, z1: number) {
  const lowered = sides.map((side) => ({
    ...side,
    openings: side.openings?.flatMap((o) => {
      const [sill, head] = [(o.sill ?? 0) + foot - z0, o.head + foot - z0];
      return head <= 0 || sill >= z1 - z0 ? [] : [{ ...o, sill: Math.max(0, sill), head: Math.min(head, z1 - z0) }];
    }),
  }));
  return walls(lowered, z0, z1);
}

/** The street opens into the cut; the rooms beside it look in. The lining keeps more of its wall than the gardens do. */
function openings(material: Material): Opening[] {
  const middle = face - lining.wall / 2;
  return [0, 1, 2].flatMap((i) => {
    const sill = i * rise + (i === 0 ? 0 : 0.9);
    const head = i * rise + 2.8;
    const windows = material === 'red' ? [-10.2, -6.4, 6.4, 10.2] : [-8, 8];
    const width = material === 'red' ? 1.5 : 8.6;
    return [
      { at: middle, width: 2.6, sill, head },
      ...windows.map((y) => ({ at: middle + y, width, sill: i * rise + 0.9, head })),
    ];
  });
}

function addRoof() {
  const edge = (by: number) => rect(-half.length + by, -half.depth + by, half.length - by, half.depth - by);
  upper.add('roof', prism(edge(0), top - slab, top - 0.12), prism(edge(0), top - 0.12, top, [edge(0.35)]));
  const plant = aln.layer('plant', 'site');
  const deck = top - 0.12;
  for (const x of [-21.6, 21.6]) {
    plant.add(
      'card',
      box([x - 3.4, 3, deck], [x + 3.4, 12, top + 3.2]),
      box([x - 3.6, 2.8, top + 3.2], [x + 3.6, 12.2, top + 3.4]),
    );
    for (let i = 0; i < 9; i++)
      plant.add('card', box([x - 3.2 + i * 0.75, 2.8, deck], [x - 3.08 + i * 0.75, 2.98, top + 3]));
  }
  for (let i = 0; i < 11; i++) {
    const x = -43 + i * 7.2;
    plant.add('card', shedHouse([x, -11.6, x + 4.6, -9.6], { z0: deck, eaves: top, ridge: top + 1.1, along: 'x' }));
    plant.add('card', shedHouse([x, -6, x + 4.6, -4], { z0: deck, eaves: top, ridge: top + 1.1, along: 'x' }));
  }
  for (let i = 0; i < 6; i++) plant.add('card', cylinder([-8 + i * 3.2, 8], 0.8, deck, top + 1, 20));
}

/** Beds, gravel and trees in the two white cuts. */
function addGardens() {
  for (const [cut, layer, figures] of [
    [cuts.west, lower, life],
    [cuts.east, upper, upperLife],
  ] as const) {
    const z = cut.storey * rise + lining.floor;
    const middle = (cut.west + cut.east) / 2;
    for (const [dx, y, width, depth] of [
      [-3.6, -10.4, 4.4, 5],
      [3.4, -5.6, 4.2, 5.4],
      [-3.4, 6.2, 4.6, 6.4],
      [3.6, 10.6, 4, 4.2],
    ] as const) {
      const x = middle + dx;
      layer.add('card', box([x - width / 2, y - depth / 2, z], [x + width / 2, y + depth / 2, z + 0.45]));
      figures.tree(x, y + 0.3, z + 0.45, { size: 0.95 + random() * 0.2 });
      for (const [u, v] of [
        [-0.3, -0.3],
        [0.3, -0.33],
        [0.28, 0.3],
      ] as const) {
        figures.tree(x + u * width, y + v * depth, z + 0.45, { kind: 'shrub', size: 0.8 + random() * 0.3 });
      }
    }
    for (const side of [-1, 1])
      rail(layer, 'white', [cut.west + lining.wall, cut.east - lining.wall], side * (face - 0.25), z);
    layer.add('wood', bench([middle + 0.6, -0.4, z], 3, 90), bench([middle - 4, 0.6, z], 2.4));
    for (const [dx, y] of [
      [0.4, -11.5],
      [1, 2.2],
      [-0.6, 10],
      [4.8, 1.4],
    ] as const)
      figures.person(middle + dx, y, z);
  }
}

function rail(layer: LayerBuilder, material: Material, [west, east]: readonly [number, number], y: number, z: number) {
  layer.add(material, box([west, y - 0.04, z + 1.05], [east, y + 0.04, z + 1.12]));
  const count = Math.round((east - west) / 1.2);
  for (let i = 1; i < count; i++) {
    const x = west + ((east - west) * i) / count;
    layer.add(material, box([x - 0.025, y - 0.025, z], [x + 0.025, y + 0.025, z + 1.05]));
  }
}

/** Long lunch tables and the steps to sit on, under twelve metres of air. */
function addHall() {
  const layer = aln.layer('hall');
  const z = cuts.hall.storey * rise + lining.floor;
  for (const x of [-6.6, -2.8, 6.2]) {
    for (const y of [-8.2, -3.4]) {
      layer.add(
        'white',
        table([x, y, z], 3.6, 0.9, 90),
        bench([x - 0.85, y, z], 3.4, 90),
        bench([x + 0.85, y, z], 3.4, 90),
      );
    }
  }
  // Seats that rise to the north: whoever sits there looks through the hall at the canal.
  const [west, east] = [cuts.hall.west + lining.wall, cuts.hall.east - lining.wall];
  for (let i = 0; i < 5; i++) layer.add('red', box([west, 8 + i * 1.1, z], [east, 9.1 + i * 1.1, z + (i + 1) * 0.45]));
  rail(layer, 'red', [west, east], -(face - 0.25), z);
  rail(layer, 'red', [west, east], face - 0.25, z + 1.2);
  for (const [x, y] of [
    [1.4, -12.6],
    [2.1, -12.3],
    [-8.6, -12.9],
    [4.2, 0.8],
    [-4.6, -5.8],
    [8.4, -9],
    [1.2, -5.2],
    [-1, 2.6],
    [7.4, 4.2],
    [6.8, 4.6],
    [3.6, 5],
    [-9.2, 1.2],
  ] as const) {
    life.person(x, y, z);
  }
  for (const [x, step] of [
    [-6, 0],
    [-3.4, 1],
    [0.2, 0],
    [-1.8, 2],
    [5.2, 1],
    [8, 3],
  ] as const)
    life.person(x, 8.5 + step * 1.1, z + (step + 1) * 0.45);
}

function addTrees() {
  const trees = aln.layer('trees', 'site');
  for (let x = -100; x <= 120; x += 9.5) {
    if (Math.abs(x + 46) > 9 && Math.abs(x + 66) > 5)
      trees.tree(x + random() * 2, -20.8, yard, { size: 0.8 + random() * 0.2 });
  }
  for (let x = -150; x <= 10; x += 8.5) {
    if (Math.abs(x + 66) > 5 && Math.abs(x + 26) > 14)
      trees.tree(x + random() * 4, canal.south - 5.5 - random() * 1.5, yard, {
        kind: 'poplar',
        size: 0.8 + random() * 0.35,
      });
  }
  for (let x = -150; x <= 72; x += 12) trees.tree(x + random() * 4, 28, yard, { size: 0.9 + random() * 0.3 });
}

function addPeople() {
  const strewn = (bounds: Bounds, count: number, z: number) => {
    for (const [x, y] of scatter({ bounds, count, apart: 1.4, random })) life.person(x, y, z);
  };
  strewn([-56, -30.6, 60, -24.6], 22, yard);
  strewn([-44, -13, 44, -12.2], 7, 0);
  strewn([-20, canal.south - 3.6, 70, canal.south - 1.4], 12, yard);
  strewn([52, -15, 60, 16], 6, yard);
  life.person(-66, -46, yard + 0.6);
  life.person(-66.4, -38, yard + 0.6);
}

const sun = { azimuth: 150, altitude: 40 };
const plan: Bounds = [-66, -46, 66, 34];

export const model = aln.finish({
  measures: {
    fullSlab: storeys * 4 * half.length * half.depth,
    storeyHeight: rise,
    cutStoreys,
  },
  cameras: {
    hero: {
      from: [80, -146, 25],
      at: [2, 0, 25],
      lens: 47,
      level: true,
      shift: [0.02, -0.04],
      focus: [0, -14, 19],
      aperture: 0.5,
    },
    close: {
      from: [34, -62, 21],
      at: [1, -8, 18.6],
      lens: 52,
      level: true,
      shift: [0, 0],
      focus: [2, -12, 18],
      aperture: 0.4,
    },
    open: {
      from: [58, -112, 88],
      at: [1, -3, 9],
      lens: 47,
      focus: [2, -6, 14],
      aperture: 0.5,
      hide: ['upper', 'upper life', 'lining above', 'plant'],
    },
  },
  drawings: {
    axo: {
      kind: 'axo',
      azimuth: 146,
      altitude: 32,
      block: { plan: [-112, -74, 118, 136], bottom: -6 + 0.02 },
      sun,
      weight: 1.4,
    },
    plan: { kind: 'plan', cut: cuts.hall.storey * rise + 1.5, frame: plan, hide: ['panes'] },
    section: {
      kind: 'section',
      look: 'north',
      at: -6,
      frame: [plan[0], -7, plan[2], 56],
      levels: [0, 4.2, 12.6, 25.2, 42],
      greyFrom: 24,
      hide: ['panes'],
    },
    elevation: {
      kind: 'elevation',
      look: 'north',
      at: canal.south + 1,
      frame: [plan[0], -7, plan[2], 56],
      greyFrom: 60,
      sun: { azimuth: 164, altitude: 44 },
    },
  },
  look: {
    sun: { azimuth: 119, altitude: 31, strength: 4, width: 1 },
    sky: 0.52,
    ground: -6.01,
    fade: { middle: [0, 0], from: 190, to: 460 },
    backdrop: { top: '#b4aea5', bottom: '#ece8e2', until: 0.55 },
    materials: { water: [0.13, 0.145, 0.15], glass: [0.72, 0.78, 0.8] },
  },
});
