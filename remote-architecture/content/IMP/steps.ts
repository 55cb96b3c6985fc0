import type { Label } from '@portfolio/model/drawing/drawing';
import { rect } from '@portfolio/model/geometry/outlines';
import { add, direction, type Point, type Point3 } from '@portfolio/model/geometry/points';
import { box } from '@portfolio/model/geometry/prism';
import { moved, type Solid } from '@portfolio/model/geometry/solid';
import { beside, sweep } from '@portfolio/model/geometry/sweeps';
import { terrain } from '@portfolio/model/geometry/terrain';
import type { ModelBuilder } from '@portfolio/model/start-model';
import { park } from './land';
import { natural } from './natural';
import { inPlace, pointInPark, rooms, type Room } from './route';
import { trails, walk } from './walk';

/** The observer of the axonometric: degrees clockwise from north, and above the horizon. */
export const observer = { azimuth: 215, altitude: 40 };
/** The layers that only this diagram shows. */
export const stepLayers = ['steps', 'steps grey'];

/** Metres on the sheet from one step to the next. */
const apart = { across: 470, down: 345 };
/** Where the nine lie side by side at the gate. */
const gate: Point = [-52, -150];
const storey = 8;

/**
 * The idea in four steps, far from the model, for the diagram alone: one volume at the gate, cut in nine, each carried
 * to a terrace, and one walk that passes every door. The hill is as it was found.
 */
export function addSteps(imp: ModelBuilder): Label[] {
  const ink = imp.layer('steps', 'diagram');
  const grey = imp.layer('steps grey', 'drawing');
  const hill = terrain({ height: natural, bounds: park, step: 3, base: -3, grid: 5 }).solids;
  const programme = rooms.reduce((sum, { side }) => sum + side ** 2, 0);
  const steps: ((at: Point3) => void)[] = [asOne, asNine, onTerraces, withWalk];
  return steps.map((step, index) => {
    const at = placeOf(index);
    grey.add('site', moved(hill, at));
    step(at);
    return { at: add(at, [-170, 120, 0]), text: String(index + 1) };
  });

  function asOne(at: Point3) {
    const [x, y] = gate;
    const deep = 50;
    ink.add('white', moved(box([x, y, -2], [x + programme / deep, y + deep, storey]), at));
  }

  /** The same floor in nine squares, as high as each of them needs. */
  function asNine(at: Point3) {
    let [x, y] = gate;
    const rows = [rooms.slice(0, 5), rooms.slice(5)];
    for (const row of rows) {
      for (const { side, height } of row) {
        ink.add('white', moved(box([x, y, -2], [x + side, y + side, height + 1]), at));
        x += side + 3;
      }
      [x, y] = [gate[0], y + 34];
    }
  }

  function onTerraces(at: Point3) {
    for (const room of rooms) ink.add('white', moved(bodyOf(room), at));
  }

  function withWalk(at: Point3) {
    onTerraces(at);
    for (const trail of trails) {
      const own = trail.filter(({ at: [x, y] }) => isInPark(x, y));
      grey.add('card', moved(sweep(beside(own, 0, 0.4), 2.4, 1), at));
    }
    ink.add('red', moved(sweep(beside(walk, 0, 0.6), 4.6, 1.4), at));
    for (const room of rooms) {
      const corners = rect(-2.2, 0, 2.2, 4).map((p) => pointInPark(room, p));
      const [a = [0, 0, 0]] = corners;
      ink.add('red', moved(plate(corners, a[2] + 2.2), at));
    }
  }
}

/** Upright on its terrace, without its door. */
function bodyOf(room: Room): Solid[] {
  const { outer, height } = room;
  const [low = [0, 0], , high = [0, 0]] = outer;
  return inPlace(room, [box([...low, -4], [...high, height])]);
}

/** A flat piece over a threshold. */
function plate(corners: readonly Point3[], top: number): Solid {
  const at = (z: number) => corners.map(([x, y]): Point3 => [x, y, z]);
  return {
    vertices: [...at(top - 1), ...at(top)],
    faces: [[3, 2, 1, 0], [4, 5, 6, 7], ...[0, 1, 2, 3].map((i) => [i, (i + 1) % 4, ((i + 1) % 4) + 4, i + 4])],
  };
}

function isInPark(x: number, y: number): boolean {
  const [west, south, east, north] = park;
  return x > west && x < east && y > south && y < north;
}

/** Two beside each other and two below, as the observer sees them. */
function placeOf(index: number): Point3 {
  const [u, v] = [index % 2, -Math.floor(index / 2)];
  const [ahead, right] = [direction(270 - observer.azimuth), direction(180 - observer.azimuth)];
  const down = apart.down / Math.sin((observer.altitude * Math.PI) / 180);
  return [
    2000 + right[0] * u * apart.across + ahead[0] * v * down,
    right[1] * u * apart.across + ahead[1] * v * down,
    0,
  ];
}
