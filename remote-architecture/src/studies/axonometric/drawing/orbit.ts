import {
  AmbientLight,
  BufferGeometry,
  DirectionalLight,
  EdgesGeometry,
  Float32BufferAttribute,
  Line,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshLambertMaterial,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { towards, type Point3 } from '@portfolio/model/geometry/points';
import type { Body, Style } from '@portfolio/model/massing/massing';
import { solidOf, type Solid } from '../algorithm/solids';

const colours: Record<Exclude<Style, 'red'>, number> = {
  building: 0xffffff,
  site: 0xe9e5df,
  water: 0xcfd3d3,
  glass: 0xe3e7e7,
  dark: 0x4b4743,
};

/**
 * Shows bodies in a canvas until the function it returns is called; nothing where there is no WebGL.
 * A picture is drawn only when something moves.
 */
export function startOrbit(
  canvas: HTMLCanvasElement,
  bodies: readonly Body[],
  { turn, tilt, onLost }: { turn: number; tilt: number; onLost: () => void },
): (() => void) | undefined {
  const renderer = rendererOn(canvas);
  if (!renderer) return undefined;
  const solids = bodies.map(solidOf);
  const scene = sceneOf(solids, getComputedStyle(canvas).getPropertyValue('--ink-accent'));
  const camera = new PerspectiveCamera(30, 4 / 3, 1, 4000);
  const reach = Math.max(...solids.flatMap(({ corners }) => corners.map(([x, y]) => Math.hypot(x, y))));
  // From straight above the camera would not know which way is up.
  const [x, y, z] = upright(towards(turn, Math.min(tilt, 85)));
  const away = reach * 3.2;
  camera.position.set(x * away, y * away, z * away);
  const controls = new OrbitControls(camera, canvas);
  controls.maxPolarAngle = Math.PI / 2.05;
  controls.listenToKeyEvents(canvas);

  const draw = () => renderer.render(scene, camera);
  const fit = () => {
    const { clientWidth, clientHeight } = canvas;
    renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    renderer.setSize(clientWidth, clientHeight, false);
    camera.aspect = clientWidth / (clientHeight || 1);
    camera.updateProjectionMatrix();
    draw();
  };
  controls.addEventListener('change', draw);
  const observer = new ResizeObserver(fit);
  observer.observe(canvas);
  canvas.addEventListener('webglcontextlost', onLost);
  return () => {
    canvas.removeEventListener('webglcontextlost', onLost);
    observer.disconnect();
    controls.dispose();
    scene.traverse((item) => {
      if (!(item instanceof Mesh || item instanceof Line)) return;
      item.geometry.dispose();
      item.material.dispose();
    });
    renderer.dispose();
    // A phone has few contexts: this one is given back at once and not at the next collection.
    renderer.forceContextLoss();
  };
}

function rendererOn(canvas: HTMLCanvasElement): WebGLRenderer | undefined {
  try {
    const renderer = new WebGLRenderer({ canvas, antialias: true });
    renderer.setClearColor(0xffffff);
    return renderer;
  } catch {
    return undefined;
  }
}

function sceneOf(solids: readonly Solid[], accent: string): Scene {
  const scene = new Scene();
  const sun = new DirectionalLight(0xffffff, 2.2);
  sun.position.set(0.7, 1, 0.5);
  scene.add(new AmbientLight(0xffffff, 1.4), sun);
  for (const [style, color] of Object.entries({ ...colours, red: accent })) {
    const own = solids.filter((solid) => solid.style === style);
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new Float32BufferAttribute(own.flatMap(trianglesOf), 3));
    geometry.computeVertexNormals();
    if (own.length === 0) continue;
    scene.add(new Mesh(geometry, new MeshLambertMaterial({ color })));
    const line = new LineBasicMaterial({ color: style === 'site' ? 0x9b958c : 0x1d1b1a });
    scene.add(new LineSegments(new EdgesGeometry(geometry, 30), line));
    const bars = own.flatMap(({ radius, corners }) => (radius === undefined ? [] : corners.flatMap(upright)));
    const posts = new BufferGeometry().setAttribute('position', new Float32BufferAttribute(bars, 3));
    scene.add(new LineSegments(posts, new LineBasicMaterial({ color: 0x1d1b1a })));
  }
  return scene;
}

function trianglesOf({ faces }: Solid): number[] {
  return faces.flatMap(({ corners: [first, ...rest] }) =>
    rest.slice(1).flatMap((corner, i) => {
      const before = rest[i];
      return first && before ? [first, before, corner].flatMap(upright) : [];
    }),
  );
}

/** three.js has y up and looks along −z. */
function upright([x, y, z]: Point3): [number, number, number] {
  return [x, z, -y];
}
