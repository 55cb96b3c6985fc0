import type { Drawing } from './drawing/drawing';
import type { TreeKind } from './figures/trees';
import { variantsOfTree } from './figures/trees';
import { variantsOfPerson, variantsOfSitter } from './figures/people';
import { area, type Outline } from './geometry/outlines';
import type { Point3 } from './geometry/points';
import { prism } from './geometry/prism';
import { createRandom, seedOf, type Random } from './geometry/random';
import { flatten, type Solids } from './geometry/solid';
import { changeLook, daylight, type LookChange, type Material } from './look';
import type { Camera, DrawnLine, Figure, Layer, LayerKind, Model, Part, Pen } from './model';

type Placing = { variant?: number; turn?: number; size?: number };

/** Adds to one layer of a model. */
export type LayerBuilder = {
  readonly name: string;
  /** Bodies of one material. */
  add: (material: Material, ...solids: Solids[]) => void;
  /** A floor slab; its plan counts for the floor area. */
  floor: (material: Material, outline: Outline, z0: number, z1: number, holes?: readonly Outline[]) => void;
  tree: (x: number, y: number, z: number, placing?: Placing & { kind?: TreeKind }) => void;
  person: (x: number, y: number, z: number, placing?: Placing) => void;
  /** Somebody who sits at (x, y), z being the height of the seat; `turn` is where they look. Drawings leave them out. */
  sitter: (x: number, y: number, z: number, placing?: Placing) => void;
  /** A line that only drawings show. */
  line: (...points: Point3[]) => void;
  /** The same with a pen of its own. */
  stroke: (pen: Pen, ...points: Point3[]) => void;
};

type Ending = {
  cameras: Record<string, Camera>;
  drawings: Record<string, Drawing>;
  look?: LookChange;
  /** Further numbers of the page's facts. */
  measures?: Record<string, number>;
};

export type ModelBuilder = {
  /** The model's own random numbers, seeded by its code. */
  readonly random: Random;
  layer: (name: string, kind?: LayerKind) => LayerBuilder;
  /** The layers so far: a drawing that shows only one hides the others. */
  names: () => string[];
  finish: (ending: Ending) => Model;
};

/** Begins the model of the project whose folder is named `code`. */
export function startModel(code: string): ModelBuilder {
  const random = createRandom(seedOf(code));
  const layers: Layer[] = [];
  const parts: Part[] = [];
  const figures: Figure[] = [];
  const lines: DrawnLine[] = [];
  let floorArea = 0;

  function layer(name: string, kind: LayerKind = 'building'): LayerBuilder {
    if (layers.some((known) => known.name === name)) throw new Error(`${code} has two layers named "${name}".`);
    const own: Layer = { name, kind };
    layers.push(own);
    const stand = (of: TreeKind | 'person', variants: number, at: Point3, placing: Placing, spread: number) => {
      const { variant = Math.floor(random() * variants), turn = random() * 360 } = placing;
      const size = placing.size ?? 1 + (random() - 0.5) * spread;
      figures.push({ layer: own, kind: of, variant, at, turn, size });
    };
    return {
      name,
      add: (material, ...solids) => parts.push(...flatten(solids).map((solid) => ({ layer: own, material, solid }))),
      floor: (material, outline, z0, z1, holes = []) => {
        floorArea += area(outline, holes);
        parts.push({ layer: own, material, solid: prism(outline, z0, z1, holes) });
      },
      tree: (x, y, z, { kind: of = 'round', ...placing } = {}) => stand(of, variantsOfTree, [x, y, z], placing, 0.5),
      person: (x, y, z, placing = {}) => stand('person', variantsOfPerson, [x, y, z], placing, 0.08),
      sitter: (x, y, z, { variant = Math.floor(random() * variantsOfSitter), ...placing } = {}) =>
        stand('person', 0, [x, y, z], { ...placing, variant: variantsOfPerson + (variant % variantsOfSitter) }, 0.08),
      line: (...points) => lines.push({ layer: own, points }),
      stroke: (pen, ...points) => lines.push({ layer: own, points, pen }),
    };
  }

  function finish({ cameras, drawings, look, measures }: Ending): Model {
    const height = Math.max(0, ...parts.filter((p) => p.layer.kind === 'building').map(topOf));
    return {
      code,
      layers,
      parts,
      figures,
      lines,
      cameras,
      drawings,
      look: changeLook(daylight, look),
      measures: { floorArea, height, ...measures },
    };
  }

  return { random, layer, names: () => layers.map(({ name }) => name), finish };
}

function topOf({ solid }: Part): number {
  return solid.vertices.reduce((top, [, , z]) => Math.max(top, z), -Infinity);
}
