import { sits } from '../figures/people';
import { add, cross, dot, subtract, type Point3 } from '../geometry/points';
import type { Solid } from '../geometry/solid';
import type { Material } from '../look';
import type { DrawnLine, Figure, Layer, Model, Part } from '../model';
import { clipEdge, cutMesh, fillLoops } from './cut';
import type { Drawing } from './drawing';
import { flightLines, isCutAt } from './flight';
import { meshOf, type Edge, type Mesh, type Surface, type Triangle } from './mesh';
import { cutOf, limitsOf, viewOf, type Plane, type View } from './view';

/** The closed lines along which the drawing's cut goes through one body. */
export type CutBody = { material: Material; kind: Layer['kind']; loops: Point3[][] };

/** Everything a drawing shows, cut to what it shows of it. */
export type Stage = {
  view: View;
  cut: Plane | undefined;
  surfaces: Surface[];
  triangles: Triangle[];
  /** Uncut, so that a building cut in plan still throws its whole shadow. */
  casters: Triangle[];
  edges: Edge[];
  lines: (Pick<Edge, 'a' | 'b' | 'kind'> & Pick<DrawnLine, 'pen'>)[];
  bodies: CutBody[];
  trees: Figure[];
  people: Figure[];
};

export function stageOf(model: Model, drawing: Drawing): Stage {
  const view = viewOf(drawing);
  const cut = cutOf(drawing);
  const limits = limitsOf(drawing);
  const shows = (layer: Layer) => layer.kind !== 'photo' && !drawing.hide?.includes(layer.name);
  const stage: Stage = {
    view,
    cut,
    surfaces: [],
    triangles: [],
    casters: [],
    edges: [],
    lines: [],
    bodies: [],
    ...figuresOf(model, drawing, shows, [...limits, ...(cut ? [cut] : [])]),
  };
  model.parts.forEach((part, body) => {
    if (!shows(part.layer) || part.material === 'glow') return;
    // A neighbour that the edge of the site would slice is left out whole.
    if (part.layer.kind === 'context' && limits.some((plane) => reaches(part.solid, plane))) return;
    addPart(stage, { ...part, solid: lifted(part, drawing) }, body, limits);
  });
  for (const { layer, points, pen } of model.lines) {
    if (shows(layer))
      addLine(stage, { layer, points: points.map((p) => raised(p, layer, drawing)), ...(pen && { pen }) }, [
        ...limits,
        ...(cut ? [cut] : []),
      ]);
  }
  if (drawing.kind === 'section' || drawing.kind === 'elevation') fade(stage, drawing);
  return stage;
}

function addPart(stage: Stage, { solid, material, layer }: Part, body: number, limits: Plane[]) {
  const { cut } = stage;
  const about = { material, kind: layer.kind, body, toward: stage.view.toward };
  const normal = (surface: number): Point3 => stage.surfaces[surface]?.normal ?? [0, 0, 1];
  let mesh: Mesh = meshOf(solid, about, stage.surfaces);
  for (const plane of limits) {
    if (!reaches(solid, plane)) continue;
    const { loops, ...rest } = cutMesh(mesh, plane, normal);
    mesh = rest;
    const cap = addCap(stage, mesh, loops, plane, about);
    for (const loop of loops) mesh.edges.push(...rim(loop, cap, layer));
  }
  if (material !== 'glass') stage.casters.push(...mesh.triangles);
  if (cut && reaches(solid, cut)) {
    const { loops, ...rest } = cutMesh(mesh, cut, normal);
    mesh = rest;
    const flight = cut.normal[2] === 1 && solid.flight && isCutAt(solid.flight, cut.offset) ? solid.flight : undefined;
    if (material !== 'glass') addCap(stage, mesh, loops, cut, { ...about, cap: !flight });
    if (flight) stage.lines.push(...flightLines(flight, cut.offset));
    else if (loops.length) stage.bodies.push({ material, kind: layer.kind, loops });
  }
  if (material === 'glass') return;
  stage.triangles.push(...mesh.triangles);
  stage.edges.push(...mesh.edges);
}

function addCap(
  stage: Stage,
  mesh: Mesh,
  loops: Point3[][],
  plane: Plane,
  { material, kind, body, cap: open }: Omit<Surface, 'normal'>,
): number {
  const cap = stage.surfaces.push({ normal: plane.normal, material, kind, body, cap: open }) - 1;
  mesh.triangles.push(...fillLoops(loops, plane).map((corners) => ({ corners, surface: cap })));
  return cap;
}

function rim(loop: Point3[], cap: number, { kind }: Layer): Edge[] {
  const corners = loop.filter((p, i) => !isBetween(loop.at(i - 1) ?? p, p, loop[(i + 1) % loop.length] ?? p));
  return corners.map((a, i) => ({ a, b: corners[(i + 1) % corners.length] ?? a, surfaces: [cap], kind }));
}

/** A point on a straight stretch of a cut, where one triangle ended: bits shorter than a pixel would leave no line. */
function isBetween(a: Point3, p: Point3, b: Point3): boolean {
  const [u, v] = [subtract(p, a), subtract(b, p)];
  return Math.hypot(...cross(u, v)) < 1e-4 * Math.hypot(...subtract(b, a)) && dot(u, v) >= 0;
}

function reaches(solid: Solid, { normal, offset }: Plane): boolean {
  return solid.vertices.some((p) => dot(p, normal) > offset);
}

function addLine(stage: Stage, { layer: { kind }, points, pen }: DrawnLine, planes: readonly Plane[]) {
  points.forEach((b, i) => {
    const a = points[i - 1];
    if (!a) return;
    const start: Stage['lines'] = [{ a, b, kind, ...(pen && { pen }) }];
    const seen = (lines: typeof start, { normal, offset }: Plane) =>
      lines.flatMap((line) => clipEdge(line, (p) => dot(p, normal) - offset));
    stage.lines.push(...planes.reduce(seen, start));
  });
}

function lifted({ solid, layer }: Part, drawing: Drawing): Solid {
  if (drawing.kind !== 'axo' || !drawing.lift?.[layer.name]) return solid;
  return { ...solid, vertices: solid.vertices.map((p) => raised(p, layer, drawing)) };
}

function raised(point: Point3, layer: Layer, drawing: Drawing): Point3 {
  return add(point, [0, 0, drawing.kind === 'axo' ? (drawing.lift?.[layer.name] ?? 0) : 0]);
}

function figuresOf(model: Model, drawing: Drawing, shows: (layer: Layer) => boolean, planes: Plane[]) {
  const standing = model.figures.filter(
    ({ layer, at }) => shows(layer) && planes.every(({ normal, offset }) => dot(at, normal) <= offset),
  );
  return {
    trees: drawing.trees === false ? [] : standing.filter(({ kind }) => kind !== 'person'),
    people: standing.filter(({ kind, variant }) => kind === 'person' && !sits(variant)),
  };
}

/** Far lines turn grey, and nothing is drawn beyond the depth. */
function fade(stage: Stage, { greyFrom, depth }: { greyFrom?: number; depth?: number }) {
  const { toward } = stage.view;
  const front = stage.cut
    ? stage.cut.offset
    : stage.triangles.reduce((most, { corners: [p] }) => Math.max(most, dot(p, toward)), -Infinity);
  const behind = (p: Point3) => front - dot(p, toward);
  if (depth !== undefined) {
    const beyond = (p: Point3) => behind(p) - depth;
    stage.triangles = stage.triangles.filter(({ corners }) => corners.some((p) => beyond(p) < 0));
    stage.edges = stage.edges.flatMap((edge) => clipEdge(edge, beyond));
    stage.trees = stage.trees.filter(({ at }) => beyond(at) < 0);
    stage.people = stage.people.filter(({ at }) => beyond(at) < 0);
  }
  if (greyFrom === undefined) return;
  stage.edges = stage.edges.map((edge) =>
    Math.min(behind(edge.a), behind(edge.b)) > greyFrom ? { ...edge, kind: 'context' } : edge,
  );
}
