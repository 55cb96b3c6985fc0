import polygonClipping from 'polygon-clipping';
import { rect, type Bounds, type Outline } from '../geometry/outlines';
import { add, type Point, type Point3 } from '../geometry/points';
import type { Model, Part } from '../model';
import { atSlabs, type Styled } from './at-slabs';
import { bodyOf, type Body as Shape } from './bodies';
import type { MassingChoice } from './choice';
import { componentsOf } from './convex';
import { footprintOf } from './footprint';
import { styles, type Body, type Massing, type Style } from './massing';
import { piecesOf } from './pieces';

/** Reduces a model to its masses. */
export function massingOf(model: Model, choice: MassingChoice): Massing {
  const axo = Object.values(model.drawings).find((drawing) => drawing.kind === 'axo');
  const own = model.parts.filter(({ layer }) => layer.kind === 'building' && !choice.without?.includes(layer.name));
  return {
    version: 1,
    code: model.code,
    sun: axo?.sun ?? { azimuth: 130, altitude: 38 },
    view: { azimuth: axo?.azimuth ?? 215, altitude: axo?.altitude ?? 35 },
    figures: {
      storeys: choice.storeys ?? choice.levels.length,
      levels: choice.levels.map((level) => Number(level.toFixed(2))),
      floorArea: Math.round(model.measures.floorArea),
      ...(model.measures['roofArea'] && { roofArea: Math.round(model.measures['roofArea']) }),
      footprint: Math.round(footprintOf(own, choice.over ?? 2)),
      plot: choice.plot,
      height: Number(model.measures.height.toFixed(1)),
      cut: choice.cut,
    },
    bodies: shapesIn(model, choice).flatMap((each) => bodiesOf(each, choice)),
  };
}

function shapesOf(part: Part, choice: MassingChoice): Styled[] {
  const { layer, material, solid } = part;
  const own = layer.kind === 'building';
  if (!own && layer.kind !== 'site' && layer.kind !== 'context') return [];
  if (choice.without?.includes(layer.name) || choice.leave?.includes(material) || choice.keep?.(part) === false)
    return [];
  const thinness = {
    rod: choice.rod ?? 2.2,
    long: choice.posts?.includes(layer.name) ? 2 : Infinity,
    tolerance: own ? (choice.tolerance ?? 0.3) : (choice.coarse ?? 1.2),
  };
  const shapes = componentsOf(solid).flatMap((each) => bodyOf(each, thinness) ?? []);
  const style = styleOf(part);
  return (
    own ? shapes : shapes.flatMap((shape) => together(shape, choice)).flatMap((shape) => cutOut(shape, choice))
  ).map((shape) => ({ shape, style, own }));
}

function shapesIn(model: Model, choice: MassingChoice): Styled[] {
  const all = stacked(model.parts.flatMap((part) => shapesOf(part, choice)));
  return choice.slabs ? atSlabs(all) : all;
}

/** Of some cards of ground the middle one stands for all. */
function together(shape: Shape, { cards }: MassingChoice): Shape[] {
  if (!cards || shape.kind !== 'upright' || Math.abs(shape.to - shape.from - cards.step) > 0.001) return [shape];
  const middle = Math.floor(cards.together / 2);
  if (((Math.round(shape.to / cards.step) % cards.together) + cards.together) % cards.together !== middle) return [];
  const from = shape.from - middle * cards.step;
  return [{ ...shape, from, to: from + cards.together * cards.step }];
}

/** Cards of ground with the same outline that lie on each other are one. */
function stacked(all: readonly Styled[]): Styled[] {
  const highest = new Map<string, Styled & { shape: Extract<Shape, { kind: 'upright' }> }>();
  return all.flatMap((each) => {
    const { shape, style, own } = each;
    if (own || shape.kind !== 'upright') return [each];
    const key = `${style} ${shape.rings.flat(2).map(cm).join()}`;
    const below = highest.get(key);
    if (below && Math.abs(below.shape.to - shape.from) < 0.005) {
      below.shape.to = shape.to;
      return [];
    }
    const one = { ...each, shape: { ...shape } };
    highest.set(key, one);
    return [one];
  });
}

function bodiesOf({ shape, style, own }: Styled, { plan }: MassingChoice): Body[] {
  if (own || shape.kind !== 'upright') return written(shape, style);
  const parts = fields(plan).flatMap((field) => clipped(shape.rings, field));
  return parts.flatMap((rings) => written({ ...shape, rings, rims: shape.rings }, style));
}

function styleOf({ material, layer }: Part): number {
  const style = ((): Style => {
    if (material === 'red' || material === 'water' || material === 'dark') return material;
    if (layer.kind !== 'building') return 'site';
    return material === 'glass' ? 'glass' : 'building';
  })();
  return styles.indexOf(style);
}

function written(shape: Shape, style: number): Body[] {
  switch (shape.kind) {
    case 'upright':
      return piecesOf(shape.rings, shape.smooth, shape.rims).map(({ outline, walls }): Body => {
        const plan = outline.flatMap((point) => point.map(cm));
        const [from, to] = [cm(shape.from), cm(shape.to)];
        return shape.goesOn
          ? ['prism', style, from, to, plan, walls, shape.goesOn]
          : ['prism', style, from, to, plan, walls];
      });
    case 'leaning':
      return shape.base.map((ring) => leaning(ring, shape.along, style));
    case 'swept':
      return shape.sections.slice(1).map((section, i) => segment(shape.sections[i] ?? [], section, style));
    case 'rod':
      return pieces(shape.from, shape.to).map(([from, to]) => [
        'post',
        style,
        from.map(cm),
        to.map(cm),
        Math.max(1, cm(shape.radius)),
      ]);
    case 'other':
      return [
        hull(
          shape.solid.vertices,
          shape.solid.faces.map((face) => [-1, ...face]),
          style,
        ),
      ];
  }
}

/** A long bar is drawn piece by piece, so that each has its place among what it passes. */
function pieces(from: Point3, to: Point3): [Point3, Point3][] {
  const count = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 5));
  const at = (i: number): Point3 =>
    [0, 1, 2].map((axis) => {
      const [a, b] = [from[axis] ?? 0, to[axis] ?? 0];
      return a + ((b - a) * i) / count;
    }) as unknown as Point3;
  return Array.from({ length: count }, (_, i) => [at(i), at(i + 1)]);
}

function leaning(ring: readonly Point3[], along: Point3, style: number): Body {
  const n = ring.length;
  const sides = ring.map((_, k) => [-1, k + n, ((k + 1) % n) + n, (k + 1) % n, k]);
  const ends = [
    [-1, ...ring.keys()],
    [-1, ...[...ring.keys()].map((k) => k + n).reverse()],
  ];
  return hull([...ring, ...ring.map((point) => add(point, along))], [...ends, ...sides], style);
}

/** Between two sections of a sweep; only the edges that run along are drawn. */
function segment(from: readonly Point3[], to: readonly Point3[], style: number): Body {
  const faces = [
    [0b1010, 3, 2, 6, 7],
    [0b0101, 0, 4, 5, 1],
    [0b0101, 1, 5, 6, 2],
    [0b1010, 0, 3, 7, 4],
    [0, 0, 1, 2, 3],
    [0, 7, 6, 5, 4],
  ];
  return hull([...from, ...to], faces, style);
}

function hull(corners: readonly Point3[], faces: readonly (readonly number[])[], style: number): Body {
  return ['hull', style, corners.flatMap((point) => point.map(cm)), faces];
}

function cm(metres: number): number {
  return Math.round(metres * 100);
}

/** What lies inside the block of ground: prisms are cut along it, other bodies stay whole or go. */
function cutOut(shape: Shape, { plan, bottom }: MassingChoice): Shape[] {
  const [west, south, east, north] = plan;
  const inside = ([x, y]: Point3) => x > west && x < east && y > south && y < north;
  if (shape.kind !== 'upright') return pointsOf(shape).every(inside) ? [shape] : [];
  if (shape.to <= bottom) return [];
  const from = Math.max(shape.from, bottom);
  return clipped(shape.rings, plan).map((rings) => ({ ...shape, from, rings }));
}

/** The ground is drawn in this many fields along its longer side: long thin pieces would seem to cover half of it. */
const fieldsAlong = 4;

function fields([west, south, east, north]: Bounds): Bounds[] {
  const size = Math.max(east - west, north - south) / fieldsAlong;
  const parts = (from: number, to: number) => {
    const count = Math.max(1, Math.round((to - from) / size));
    return Array.from({ length: count }, (_, i) => [i, i + 1].map((at) => from + ((to - from) * at) / count));
  };
  return parts(west, east).flatMap(([w = 0, e = 0]) =>
    parts(south, north).map(([s = 0, n = 0]): Bounds => [w, s, e, n]),
  );
}

function clipped(rings: readonly Outline[], bounds: Bounds): Point[][][] {
  const pairs = (outline: Outline) => outline.map(([x, y]): [number, number] => [x, y]);
  const left = polygonClipping.intersection([rings.map(pairs)], [[pairs(rect(...bounds))]]);
  return left.map((part) => part.map((ring) => ring.slice(0, -1).map(([x, y]): Point => [x, y])));
}

function pointsOf(shape: Exclude<Shape, { kind: 'upright' }>): readonly Point3[] {
  if (shape.kind === 'rod') return [shape.from, shape.to];
  if (shape.kind === 'other') return shape.solid.vertices;
  return shape.kind === 'swept' ? shape.sections.flat() : shape.base.flat();
}
