import { dot, type Point, type Point3 } from '../geometry/points';
import type { DepthBuffer } from './depth-buffer';
import type { Sheet } from './sheet';
import { surfaceAt } from './shadow';
import type { Stage } from './stage';

export type Weight = 'profile' | 'edge' | 'fine' | 'soft';
export type Piece = readonly [Point, Point];

/** What to test a line by: the surfaces it bounds or the crown it belongs to; and the weight it has anyway. */
type Traits = { surfaces?: readonly number[]; soft?: boolean; fine?: boolean; crown?: number };

/** Pixels. Shorter bits of a longer line are noise; shorter gaps are closed. */
const shortest = 3;
const gap = 2.5;
/** Metres by which a line may lie behind the surface at its pixel: its own surface, seen at a slant. */
const slack = 0.04;
/** The same for a round body, whose contour lies on a facet too narrow for a pixel. */
const roundSlack = 0.35;
/** Units of the viewBox: a narrower body is a wire and gets a fine line. */
const wire = 15;
/** A stretch that others have drawn to this share is not drawn again. */
const repeated = 0.6;

/** Collects the visible pieces of lines, tested pixel by pixel against the depth buffer. */
export function createVisibleLines(stage: Stage, sheet: Sheet, buffer: DepthBuffer) {
  const pieces: Record<Weight, Piece[]> = { profile: [], edge: [], fine: [], soft: [] };
  const drawn = new Uint8Array(buffer.item.length);
  const step = ((sheet.frame[2] - sheet.frame[0]) * 6) / 1000;

  /** Draws the line between two placed points (pixels, nearness) where nothing is in front of it. */
  function draw(a: Point3, b: Point3, traits: Traits = {}) {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (length < 0.7) return;
    const count = Math.max(2, Math.ceil(length / 0.7));
    const side: Point = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
    const bucket = bucketOf(b[0] - a[0], b[1] - a[1]);
    const seen: boolean[] = [];
    const weights: Weight[] = [];
    const point = (i: number): Point => [a[0] + ((b[0] - a[0]) * i) / count, a[1] + ((b[1] - a[1]) * i) / count];
    for (let i = 0; i <= count; i++) {
      const at: Point3 = [...point(i), a[2] + ((b[2] - a[2]) * i) / count];
      const around = look(at, side);
      seen.push(isVisible(at, around, traits) && !isSeam(around, traits));
      weights.push(seen[i] && !traits.soft ? weightAt(at, around, side) : 'soft');
    }
    const tolerance = (px: number) => (px * count) / length;
    for (const [from, to] of runs(seen, tolerance(gap))) {
      if (to - from < tolerance(shortest) && to - from < count) continue;
      if (share(from, to, (i) => isDrawn(point(i), side, bucket)) > repeated) continue;
      const weight = traits.soft ? 'soft' : traits.fine ? 'fine' : most(weights.slice(from, to + 1));
      pieces[weight].push([point(from), point(to)]);
      mark(point, from, to, bucket);
    }
  }

  /** The pixels under the line and just beside it. */
  function look([x, y]: Point3, [nx, ny]: Point) {
    const middle = sheet.pixel(x, y);
    return { middle, left: sheet.pixel(x + nx * 1.1, y + ny * 1.1), right: sheet.pixel(x - nx * 1.1, y - ny * 1.1) };
  }

  function isVisible(at: Point3, { middle, left, right }: ReturnType<typeof look>, { surfaces = [], crown }: Traits) {
    const pixels = [middle, left, right].filter((pixel) => pixel >= 0);
    if (!pixels.length || pixels.some((pixel) => surfaceOf(pixel)?.cap)) return false;
    for (const pixel of pixels) {
      const item = buffer.item[pixel] ?? -1;
      if (crown !== undefined ? item === crown : surfaces.includes(surfaceAt(stage, item))) return true;
    }
    return middle >= 0 && at[2] > nearnessAt(middle, at) - slackAt(middle, surfaces);
  }

  function surfaceOf(pixel: number) {
    return stage.surfaces[surfaceAt(stage, buffer.item[pixel] ?? -1)];
  }

  function slackAt(pixel: number, surfaces: readonly number[]): number {
    const under = surfaceOf(pixel);
    return under?.smooth && surfaces.some((i) => stage.surfaces[i]?.body === under.body) ? roundSlack : slack;
  }

  /** The surface under a pixel continued to the exact place, not steeper than its pixel allows. */
  function nearnessAt(pixel: number, [x, y]: Point3): number {
    const raw = buffer.nearness[pixel] ?? -Infinity;
    const item = buffer.item[pixel] ?? -1;
    const triangle = stage.triangles[item];
    const normal = triangle && stage.surfaces[triangle.surface]?.normal;
    if (!triangle || !normal) return raw;
    const facing = dot(normal, sheet.view.toward);
    if (Math.abs(facing) < 0.05) return raw - 1 / sheet.scale;
    const flat = sheet.back(x, y, 0);
    const exact = (dot(normal, triangle.corners[0]) - dot(normal, flat)) / facing;
    return Math.min(Math.max(exact, raw - 1 / sheet.scale), raw + 1 / sheet.scale);
  }

  /** Both sides are one plane although two bodies meet here: no line. */
  function isSeam({ left, right }: ReturnType<typeof look>, { surfaces }: Traits): boolean {
    if (!surfaces || left < 0 || right < 0) return false;
    const [a, b] = [buffer.item[left] ?? -1, buffer.item[right] ?? -1];
    const [p, q] = [stage.triangles[a], stage.triangles[b]];
    if (!p || !q) return false;
    if (p.surface === q.surface) return true;
    const [m, n] = [stage.surfaces[p.surface], stage.surfaces[q.surface]];
    if (!m || !n || dot(m.normal, n.normal) < 0.9995) return false;
    return Math.abs(dot(m.normal, p.corners[0]) - dot(m.normal, q.corners[0])) < 0.015;
  }

  /** Heavy where a body stands clear of what is behind it, fine where that body is only a wire. */
  function weightAt([x, y]: Point3, { left, right }: ReturnType<typeof look>, [nx, ny]: Point): Weight {
    const [p, q] = [nearness(left), nearness(right)];
    const outer = surfaceOf(p > q ? left : right);
    const inward = (p > q ? 1 : -1) * wire * sheet.detail;
    const inner = sheet.pixel(x + nx * inward, y + ny * inward);
    const whole = surfaceOf(inner)?.body === outer?.body;
    if (outer?.smooth && !whole) return 'fine';
    if (Math.abs(p - q) < step) return 'edge';
    const jump = Math.abs(nearness(inner) - Math.max(p, q));
    return jump < (whole ? Math.max(3, step * 3) : step / 3) ? 'profile' : 'fine';
  }

  function nearness(pixel: number): number {
    return pixel < 0 ? -Infinity : (buffer.nearness[pixel] ?? -Infinity);
  }

  function isDrawn([x, y]: Point, [nx, ny]: Point, bucket: number): boolean {
    return [0, 1, -1].some((k) => ((drawn[sheet.pixel(x + nx * k, y + ny * k)] ?? 0) & (1 << bucket)) !== 0);
  }

  function mark(point: (i: number) => Point, from: number, to: number, bucket: number) {
    for (let i = from; i <= to; i++) {
      const pixel = sheet.pixel(...point(i));
      if (pixel >= 0) drawn[pixel] = (drawn[pixel] ?? 0) | (1 << bucket);
    }
  }

  return { pieces, draw };
}

function share(from: number, to: number, holds: (i: number) => boolean): number {
  let count = 0;
  for (let i = from; i <= to; i++) if (holds(i)) count++;
  return count / (to - from + 1);
}

/** The weight of most samples. */
function most(weights: readonly Weight[]): Weight {
  const count = (weight: Weight) => weights.filter((one) => one === weight).length;
  return (['profile', 'edge', 'fine'] as const).reduce((a, b) => (count(b) > count(a) ? b : a));
}

/** One of eight directions: lines that lie on each other share it. */
function bucketOf(dx: number, dy: number): number {
  return Math.round((Math.atan2(dy, dx) / Math.PI + 1) * 8) % 8;
}

/** First and last index of every stretch of true, gaps up to `tolerance` closed. */
function runs(flags: boolean[], tolerance: number): [number, number][] {
  const found: [number, number][] = [];
  flags.forEach((flag, i) => {
    if (!flag) return;
    const last = found.at(-1);
    if (last && i - last[1] <= Math.max(1, tolerance)) last[1] = i;
    else found.push([i, i]);
  });
  return found;
}
