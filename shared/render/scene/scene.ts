import { personShape, sits } from '@portfolio/model/figures/people';
import { treeShape } from '@portfolio/model/figures/trees';
import type { Point3 } from '@portfolio/model/geometry/points';
import { moved, type Solid } from '@portfolio/model/geometry/solid';
import { changeLook, type Look, type Material } from '@portfolio/model/look';
import { isBuilt, type Camera, type Figure, type Layer, type Model } from '@portfolio/model/model';
import { ReportedError } from '@portfolio/workspace/reported-error';
import { cutsPerson } from './frame';

/** Bodies of one material in one mesh, as the renderer reads it: flat coordinates, faces as corner numbers. */
export type SceneMesh = { material: Material; smooth: boolean; vertices: number[]; faces: number[][] };

type Instance = { shape: string; at: Point3; turn: number; size: number };

/** What the renderer gets for one picture. */
export type Scene = {
  meshes: SceneMesh[];
  shapes: Record<string, SceneMesh[]>;
  instances: Instance[];
  camera: Camera;
  look: Look;
};

/** The scene of one camera: layers it hides and people whom its frame would cut are left out, its changes to the look are made. */
export function sceneOf(model: Model, cameraName: string): Scene {
  const camera = model.cameras[cameraName];
  if (!camera) {
    const names = Object.keys(model.cameras).join(', ');
    throw new ReportedError(`${model.code} has no camera "${cameraName}". It has: ${names}.`);
  }
  const shows = ({ layer }: { layer: Layer }) => isBuilt(layer) && !camera.hide?.includes(layer.name);
  const figures = model.figures.filter(
    (figure) =>
      shows(figure) &&
      !(figure.kind === 'person' && cutsPerson(camera, figure.at, sits(figure.variant) ? figure.turn : undefined)),
  );
  return {
    meshes: gather(
      model.parts
        .filter(shows)
        .flatMap(({ material, solid, layer }) =>
          moved([solid], [0, 0, camera.lift?.[layer.name] ?? 0]).map((lifted) => ({ material, solid: lifted })),
        ),
    ),
    shapes: Object.fromEntries(figures.map((figure) => [shapeName(figure), shapeOf(figure)])),
    instances: figures.map((figure) => ({
      shape: shapeName(figure),
      at: figure.at,
      turn: figure.turn,
      size: figure.size,
    })),
    camera,
    look: changeLook(model.look, camera.look),
  };
}

const shapes = new Map<string, SceneMesh[]>();

function shapeOf(figure: Figure): SceneMesh[] {
  const name = shapeName(figure);
  const known = shapes.get(name);
  if (known) return known;
  const made = gather(bodiesOf(figure));
  shapes.set(name, made);
  return made;
}

function bodiesOf({ kind, variant }: Figure): { material: Material; solid: Solid }[] {
  if (kind === 'person') return personShape(variant).map((solid) => ({ material: 'figure', solid }));
  const { twigs, leaves } = treeShape(kind, variant);
  return [
    ...twigs.map((solid) => ({ material: 'twig' as const, solid })),
    ...leaves.map((solid) => ({ material: 'leaf' as const, solid })),
  ];
}

function shapeName({ kind, variant }: Figure): string {
  return `${kind}-${variant}`;
}

function gather(bodies: readonly { material: Material; solid: Solid }[]): SceneMesh[] {
  const meshes = new Map<string, SceneMesh>();
  for (const { material, solid } of bodies) {
    const smooth = solid.smooth ?? false;
    const key = `${material} ${smooth}`;
    const mesh = meshes.get(key) ?? { material, smooth, vertices: [], faces: [] };
    meshes.set(key, mesh);
    const first = mesh.vertices.length / 3;
    for (const vertex of solid.vertices) mesh.vertices.push(...vertex.map(tenthOfMillimetre));
    for (const face of solid.faces) mesh.faces.push(face.map((i) => i + first));
  }
  return [...meshes.values()];
}

function tenthOfMillimetre(metres: number): number {
  return Math.round(metres * 1e4) / 1e4;
}
