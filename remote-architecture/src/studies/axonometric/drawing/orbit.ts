import { PerspectiveCamera, WebGLRenderer } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { towards } from '@portfolio/model/geometry/points';
import type { Body } from '@portfolio/model/massing/massing';
import { solidOf } from '../algorithm/solids';
import { emptyOut, emptyScene, fillScene, upright } from './orbit-scene';

/** Degrees, as the drawing has them, and metres; Infinity where nothing is cut. */
export type OrbitSight = { turn: number; tilt: number; cut: number };

type OrbitOptions = OrbitSight & {
  /** The visitor has turned it. */
  onTurn: (turn: number, tilt: number) => void;
  onLost: () => void;
};

export type RunningOrbit = {
  /** Shows it from another side, or cut at another height. */
  show: (sight: OrbitSight) => void;
  /** Gives everything back. */
  stop: () => void;
};

/** Lowest tilt, degrees, and the highest: from straight above the camera would not know which way is up. */
const [lowest, highest] = [10, 89.5];

/**
 * Shows bodies in a canvas until it is stopped; nothing where there is no WebGL. A picture is drawn only when something
 * moves.
 */
export function startOrbit(
  canvas: HTMLCanvasElement,
  bodies: readonly Body[],
  { onTurn, onLost, ...first }: OrbitOptions,
): RunningOrbit | undefined {
  const renderer = rendererOn(canvas);
  if (!renderer) return undefined;
  const solids = bodies.map(solidOf);
  const style = getComputedStyle(canvas);
  const inks = {
    accent: style.getPropertyValue('--ink-accent'),
    shade: style.getPropertyValue('--ink-accent-shade'),
  };
  const { scene, bodies: group } = emptyScene();
  const camera = new PerspectiveCamera(30, 4 / 3, 1, 4000);
  const reach = Math.max(...solids.flatMap(({ corners }) => corners.map(([x, y]) => Math.hypot(x, y))));
  const controls = new OrbitControls(camera, canvas);
  controls.maxPolarAngle = ((90 - lowest) * Math.PI) / 180;
  controls.listenToKeyEvents(canvas);

  let shown: OrbitSight = { turn: NaN, tilt: NaN, cut: NaN };
  let away = reach * 3.2;
  let frame = 0;
  const draw = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => renderer.render(scene, camera));
  };
  const lookFrom = (turn: number, tilt: number) => {
    const [x, y, z] = upright(towards(turn, Math.min(tilt, highest)));
    camera.position.set(x * away, y * away, z * away).add(controls.target);
    controls.update();
  };
  const show = (sight: OrbitSight) => {
    const before = shown;
    shown = sight;
    if (sight.cut !== before.cut) fillScene(group, solids, sight.cut, inks);
    if (sight.turn !== before.turn || sight.tilt !== before.tilt) lookFrom(sight.turn, sight.tilt);
    draw();
  };
  const onChange = () => {
    draw();
    away = controls.getDistance();
    const turn = degrees(Math.PI - controls.getAzimuthalAngle()) % 360;
    const tilt = degrees(Math.PI / 2 - controls.getPolarAngle());
    if (turn === shown.turn && tilt === shown.tilt) return;
    shown = { ...shown, turn, tilt };
    onTurn(turn, tilt);
  };
  const fit = () => {
    const { clientWidth, clientHeight } = canvas;
    renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    renderer.setSize(clientWidth, clientHeight, false);
    camera.aspect = clientWidth / (clientHeight || 1);
    camera.updateProjectionMatrix();
    renderer.render(scene, camera);
  };
  show(first);
  controls.addEventListener('change', onChange);
  const observer = new ResizeObserver(fit);
  observer.observe(canvas);
  canvas.addEventListener('webglcontextlost', onLost);
  const stop = () => {
    cancelAnimationFrame(frame);
    canvas.removeEventListener('webglcontextlost', onLost);
    observer.disconnect();
    controls.dispose();
    emptyOut(group);
    renderer.dispose();
    // A phone has few contexts: this one is given back at once and not at the next collection.
    renderer.forceContextLoss();
  };
  return { show, stop };
}

function degrees(radians: number): number {
  return Math.round((radians * 180) / Math.PI);
}

function rendererOn(canvas: HTMLCanvasElement): WebGLRenderer | undefined {
  try {
    return new WebGLRenderer({ canvas, antialias: true, alpha: true });
  } catch {
    return undefined;
  }
}
