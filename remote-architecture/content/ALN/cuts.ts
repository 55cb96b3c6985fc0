import { box } from '@portfolio/model/geometry/prism';
import { walls, type Opening, type Wall } from '@portfolio/model/geometry/walls';
import type { Material } from '@portfolio/model/look';
import type { LayerBuilder, ModelBuilder } from '@portfolio/model/start-model';
import { face, joint, type Halves } from './halves';
import { cuts, cutStoreys, rise, slab, type Cut } from './storeys';

/** Thickness of the lining, metres. */
export const lining = { floor: 0.2, wall: 0.42, soffit: 0.42 };

/** Every cut is lined on floor, walls and soffit; only the middle one in red. */
export function addCuts(aln: ModelBuilder, { lower, upper }: Halves) {
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
