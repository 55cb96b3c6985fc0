import type { Massing, Style } from 'shared/model/massing/massing';
import { cutAt } from './cut';
import { PaintingOrder, type Box } from './order';
import { dot, solidOf, type Face, type Solid, type Vector } from './solids';
import { boxOf, type View } from './view';

export type Tone = 'top' | 'light' | 'shade' | 'cut';

/** One path of the picture. Fills come before the lines of the same layer. */
export type Stroke =
  | { kind: 'fill'; style: Style; tone: Tone; d: string }
  | { kind: 'line'; style: Style; d: string }
  | { kind: 'bar'; style: Style; width: number; d: string };

/** A massing that is ready to be drawn from anywhere. */
export class Drawing {
  readonly solids: readonly Solid[];
  readonly #order: PaintingOrder;
  readonly #sun: Vector;

  constructor({ bodies, sun }: Massing) {
    this.solids = bodies.map(solidOf);
    this.#order = new PaintingOrder(this.solids);
    const [a, e] = [(sun.azimuth * Math.PI) / 180, (sun.altitude * Math.PI) / 180];
    this.#sun = [Math.sin(a) * Math.cos(e), Math.cos(a) * Math.cos(e), Math.sin(e)];
  }

  /** Does once what every picture needs; the page stays alive meanwhile. */
  prepare(): Promise<void> {
    return this.#order.prepare();
  }

  /** The paths of the picture, the farthest first. @param height of a horizontal cut, metres */
  paint(view: View, height = Infinity): Stroke[] {
    const left: readonly (CutSolid | undefined)[] =
      height === Infinity ? this.solids : this.solids.map((solid) => cutAt(solid, height));
    const places = left.map((solid) => solid?.corners.map(view.place));
    const boxes = places.map((points): Box | undefined => points && boxOf(points));
    const layers = this.#order.layers(view.toward, boxes);
    return layers.flatMap((layer) =>
      this.#layer(
        (layer ?? []).flatMap((i) => left[i] ?? []),
        view,
      ),
    );
  }

  /** Bodies of one layer do not meet in the picture: what looks alike becomes one path. */
  #layer(solids: readonly CutSolid[], view: View): Stroke[] {
    const fills = new Map<string, Stroke>();
    const lines = new Map<string, Stroke>();
    const join = (paths: Map<string, Stroke>, key: string, stroke: Stroke) => {
      const known = paths.get(key);
      if (known) known.d += stroke.d;
      else paths.set(key, stroke);
    };
    for (const { style, faces, lid, radius, corners } of solids) {
      if (radius !== undefined) {
        const width = radius * 2 * view.scale;
        join(lines, `bar ${style} ${width}`, { kind: 'bar', style, width, d: pathOf(corners.map(view.place), false) });
        continue;
      }
      const seen = faces.filter(({ normal }) => dot(normal, view.toward) > 1e-6);
      for (const face of lid ? [...seen, lid] : seen) {
        const tone = face === lid ? 'cut' : this.#toneOf(face);
        const points = face.corners.map(view.place);
        join(fills, `${style} ${tone}`, { kind: 'fill', style, tone, d: pathOf(points, true) });
        const d = edgesOf(face, points, seen);
        if (d) join(lines, style, { kind: 'line', style, d });
      }
    }
    return [...fills.values(), ...lines.values()];
  }

  #toneOf({ normal }: Face): Tone {
    if (normal[2] > 0.5) return 'top';
    return dot(normal, this.#sun) > 0 ? 'light' : 'shade';
  }
}

type CutSolid = NonNullable<ReturnType<typeof cutAt>>;

/** The drawn edges; a contour is one when no other visible face of the body begins or ends on it. */
function edgesOf(
  { corners, ink }: Face,
  points: readonly (readonly [number, number])[],
  seen: readonly Face[],
): string {
  let d = '';
  points.forEach((point, i) => {
    const next = (i + 1) % points.length;
    const [a, b, to] = [corners[i], corners[next], points[next]];
    if (!a || !b || !to || ink[i] === 'none') return;
    if (ink[i] === 'contour' && isShared(a, b, seen)) return;
    d += pathOf([point, to], false);
  });
  return d;
}

function isShared(a: Vector, b: Vector, faces: readonly Face[]): boolean {
  let count = 0;
  for (const { corners } of faces) if (corners.some((c) => same(c, a)) && corners.some((c) => same(c, b))) count++;
  return count > 1;
}

function same(a: Vector, b: Vector): boolean {
  return Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]) < 1e-3;
}

function pathOf(points: readonly (readonly [number, number])[], closed: boolean): string {
  let d = '';
  for (const [x, y] of points) d += `${d ? 'L' : 'M'}${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
  return closed ? `${d}Z` : d;
}
