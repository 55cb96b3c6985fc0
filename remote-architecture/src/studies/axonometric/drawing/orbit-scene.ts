import {
  AmbientLight,
  BufferGeometry,
  DirectionalLight,
  EdgesGeometry,
  Float32BufferAttribute,
  Group,
  Line,
  LineBasicMaterial,
  LineSegments,
  type Material,
  Mesh,
  MeshLambertMaterial,
  Points,
  PointsMaterial,
  Scene,
} from 'three';
import type { Point3 } from '@portfolio/model/geometry/points';
import type { Style } from '@portfolio/model/massing/massing';
import { cutAt } from '../algorithm/cut';
import type { Face, Solid } from '../algorithm/solids';

const ink = 0x1d1b1a;
const soft = 0x9b958c;
const ground = 0xc9c4bb;
const colours: Record<Exclude<Style, 'red'>, number> = {
  building: 0xffffff,
  site: 0xe9e5df,
  water: 0xcfd3d3,
  glass: 0xe3e7e7,
  dark: 0x4b4743,
};

/** The owner's colour, as style sheets write it, and the darker one of what is red already. */
type Inks = { accent: string; shade: string };

/** Light, and a place for the bodies. */
export function emptyScene(): { scene: Scene; bodies: Group } {
  const [scene, bodies, sun] = [new Scene(), new Group(), new DirectionalLight(0xffffff, 2.2)];
  sun.position.set(0.7, 1, 0.5);
  scene.add(new AmbientLight(0xffffff, 1.4), sun, bodies);
  return { scene, bodies };
}

/** Puts what is left of some solids below a cut in the place of what was there. @param cut metres; Infinity for none */
export function fillScene(bodies: Group, solids: readonly Solid[], cut: number, { accent, shade }: Inks): void {
  emptyOut(bodies);
  const left = solids.flatMap((solid) => cutAt(solid, cut) ?? []);
  for (const [style, color] of Object.entries({ ...colours, red: accent })) {
    const own = left.filter((solid) => solid.style === style);
    if (own.length === 0) continue;
    const line = new LineBasicMaterial({ color: style === 'site' ? soft : ink });
    const walls = geometryOf(own.flatMap(({ faces }) => faces));
    const lids = geometryOf(own.flatMap(({ lid }) => lid ?? []));
    const isGround = style === 'site' || style === 'water';
    const opened = new MeshLambertMaterial({ color: isGround ? ground : style === 'red' ? shade : accent });
    bodies.add(new Mesh(walls, new MeshLambertMaterial({ color })), new Mesh(lids, opened));
    bodies.add(new LineSegments(new EdgesGeometry(walls, 30), line));
    addBars(bodies, own, line, accent);
  }
}

/** Bars are lines; where one is cut, its end is a point of its own size. */
function addBars(bodies: Group, solids: readonly Solid[], line: LineBasicMaterial, accent: string): void {
  const bars = solids.filter(({ radius }) => radius !== undefined);
  if (bars.length === 0) return;
  bodies.add(new LineSegments(geometryAt(bars.flatMap(({ corners }) => corners)), line));
  for (const size of new Set(bars.map(({ radius = 0 }) => radius * 2))) {
    const ends = bars.flatMap(({ radius = 0, isShortened, corners: [, end] }) =>
      isShortened && end && radius * 2 === size ? [end] : [],
    );
    bodies.add(new Points(geometryAt(ends), new PointsMaterial({ color: accent, size })));
  }
}

/** Gives back what the graphics hold. */
export function emptyOut(bodies: Group): void {
  bodies.traverse((item) => {
    if (!(item instanceof Mesh || item instanceof Line || item instanceof Points)) return;
    const { geometry, material } = item as Mesh<BufferGeometry, Material>;
    geometry.dispose();
    material.dispose();
  });
  bodies.clear();
}

function geometryOf(faces: readonly Face[]): BufferGeometry {
  const corners = faces.flatMap(({ corners: [first, ...rest] }) =>
    rest.slice(1).flatMap((corner, i) => {
      const before = rest[i];
      return first && before ? [first, before, corner] : [];
    }),
  );
  const geometry = geometryAt(corners);
  geometry.computeVertexNormals();
  return geometry;
}

function geometryAt(points: readonly Point3[]): BufferGeometry {
  return new BufferGeometry().setAttribute('position', new Float32BufferAttribute(points.flatMap(upright), 3));
}

/** three.js has y up and looks along −z. */
export function upright([x, y, z]: Point3): [number, number, number] {
  return [x, z, -y];
}
