import { dot, towards, type Point3 } from '@portfolio/model/geometry/points';
import { styles, type Massing, type Style } from '@portfolio/model/massing/massing';
import { boxSize, writeBox, writeNoBox } from './box';
import { PaintingOrder } from './order';
import { Pen } from './pen';
import { shapeOf, type Shape } from './shape';
import { solidOf } from './solids';
import type { View } from './view';

export type Tone = 'top' | 'light' | 'shade' | 'cut';

/** One path of the picture. Fills come before the lines of the same layer. */
export type Stroke =
  | { kind: 'fill'; style: Style; tone: Tone; d: string }
  | { kind: 'line'; style: Style; d: string }
  | { kind: 'bar' | 'end'; style: Style; width: number; d: string };

/** A stroke while its path is being written: where it begins and ends. */
type Draft = { stroke: Stroke; from: number; to: number };
/** A body in a picture: its corners in tenths of a unit, x and y in turn, and which faces are seen. */
type Seen = { shape: Shape; high: number; points: Int32Array; faces: Uint8Array };

/** A massing that is ready to be drawn from anywhere. */
export class Drawing {
  readonly #order: PaintingOrder;
  readonly #sun: Point3;
  readonly #pen = new Pen();
  readonly #whole: readonly Seen[];
  #left: { height: number; bodies: readonly (Seen | undefined)[] };

  private constructor(whole: readonly Seen[], order: PaintingOrder, { sun }: Massing) {
    this.#order = order;
    this.#sun = towards(sun.azimuth, sun.altitude);
    this.#whole = whole;
    this.#left = { height: Infinity, bodies: this.#whole };
  }

  /** Does once what every picture needs, in small steps. */
  static *of(massing: Massing): Generator<undefined, Drawing> {
    const whole: Seen[] = [];
    for (const body of massing.bodies) {
      const seen = seenOf(shapeOf(solidOf(body)));
      if (seen) whole.push(seen);
      yield;
    }
    return new Drawing(whole, yield* PaintingOrder.of(whole.map(({ shape }) => shape.solid)), massing);
  }

  /** The paths of the picture, the farthest first. @param height of a horizontal cut, metres */
  paint(view: View, height = Infinity): Stroke[] {
    const left = this.#below(height);
    const { boxes } = this.#order;
    left.forEach((body, i) => (body ? place(body, view, boxes, i * boxSize) : writeNoBox(boxes, i * boxSize)));
    const layers: Seen[][] = [];
    this.#order
      .layers(view.toward, (i) => left[i]?.points ?? [])
      .forEach((layer, i) => {
        const body = left[i];
        if (body) (layers[layer] ??= []).push(body);
      });
    this.#pen.clear();
    const drafts: Draft[] = [];
    for (const bodies of layers) {
      this.#fill(bodies, drafts);
      this.#line(bodies, drafts);
      this.#bar(bodies, view, drafts);
    }
    const text = this.#pen.text();
    return drafts.map(({ stroke, from, to }) => ({ ...stroke, d: text.slice(from, to) }));
  }

  /** Only bodies that the cut runs through are made anew, and only when it has moved. */
  #below(height: number): readonly (Seen | undefined)[] {
    if (height === this.#left.height) return this.#left.bodies;
    const bodies = this.#whole.map((whole) =>
      whole.high <= height ? whole : seenOf(shapeOf(whole.shape.solid, height)),
    );
    this.#left = { height, bodies };
    return bodies;
  }

  #fill(bodies: readonly Seen[], drafts: Draft[]) {
    const alike: { body: Seen; ring: readonly number[] }[][] = [];
    for (const body of bodies) {
      const style = styles.indexOf(body.shape.solid.style);
      body.shape.faces.forEach((face, i) => {
        const tone = face.lid ? 3 : face.normal[2] > 0.5 ? 0 : dot(face.normal, this.#sun) > 0 ? 1 : 2;
        if (body.faces[i]) (alike[style * 4 + tone] ??= []).push({ body, ring: face.ring });
      });
    }
    alike.forEach((list, look) => {
      const [style = 'building', tone = 'top'] = [styles[look >> 2], tones[look & 3]];
      this.#write(drafts, { kind: 'fill', style, tone, d: '' }, () => {
        for (const { body, ring } of list) {
          ring.forEach((corner, i) => this.#go(body, corner, i > 0));
          this.#pen.close();
        }
      });
    });
  }

  #line(bodies: readonly Seen[], drafts: Draft[]) {
    for (const style of styles) {
      const own = bodies.filter(({ shape }) => shape.solid.style === style && shape.faces.length > 0);
      if (own.length)
        this.#write(drafts, { kind: 'line', style, d: '' }, () => own.forEach((body) => this.#edges(body)));
    }
  }

  /** The drawn edges, each once; a contour is one when the face beside it is turned away. */
  #edges(body: Seen) {
    body.shape.faces.forEach(({ ring, edges }, face) => {
      if (!body.faces[face]) return;
      let on = false;
      edges.forEach(({ ink, beside, drawnBeside }, i) => {
        const shared = beside >= 0 && body.faces[beside] === 1;
        const drawn = ink === 'drawn' ? !(shared && drawnBeside && beside < face) : ink === 'contour' && !shared;
        if (drawn && !on) this.#go(body, ring[i] ?? 0, false);
        if (drawn) this.#go(body, ring[(i + 1) % ring.length] ?? 0, true);
        on = drawn;
      });
    });
  }

  #bar(bodies: readonly Seen[], view: View, drafts: Draft[]) {
    const alike = new Map<string, Seen[]>();
    for (const body of bodies) {
      const { style, radius } = body.shape.solid;
      if (radius === undefined) continue;
      const key = `${style} ${radius}`;
      const known = alike.get(key);
      if (known) known.push(body);
      else alike.set(key, [body]);
    }
    for (const own of alike.values()) {
      const { style, radius = 0 } = own[0]?.shape.solid ?? { style: 'building' };
      const width = radius * 2 * view.scale;
      this.#write(drafts, { kind: 'bar', style, width, d: '' }, () => {
        for (const body of own) {
          this.#go(body, 0, false);
          this.#go(body, 1, true);
        }
      });
      // A line of no length has its round ends only.
      this.#write(drafts, { kind: 'end', style, width, d: '' }, () => {
        for (const body of own) {
          if (!body.shape.solid.isShortened) continue;
          this.#go(body, 1, false);
          this.#go(body, 1, true);
        }
      });
    }
  }

  #write(drafts: Draft[], stroke: Stroke, write: () => void) {
    const from = this.#pen.at;
    write();
    if (this.#pen.at > from) drafts.push({ stroke, from, to: this.#pen.at });
  }

  #go({ points }: Seen, corner: number, drawn: boolean) {
    const [x, y] = [points[corner * 2] ?? 0, points[corner * 2 + 1] ?? 0];
    if (drawn) this.#pen.line(x, y);
    else this.#pen.move(x, y);
  }
}

const tones = ['top', 'light', 'shade', 'cut'] as const;

function seenOf(shape: Shape | undefined): Seen | undefined {
  if (!shape) return undefined;
  const high = Math.max(...shape.solid.corners.map(([, , z]) => z));
  const points = new Int32Array((shape.corners.length / 3) * 2);
  return { shape, high, points, faces: new Uint8Array(shape.faces.length) };
}

/** Where a body lies in the picture, and which of its faces look to the observer. */
function place({ shape, points, faces }: Seen, { origin, right, down, toward }: View, boxes: Float64Array, at: number) {
  const { corners } = shape;
  for (let from = 0, to = 0; from < corners.length; from += 3, to += 2) {
    const [x, y, z] = [corners[from] ?? 0, corners[from + 1] ?? 0, corners[from + 2] ?? 0];
    points[to] = Math.round((origin[0] + right[0] * x + right[1] * y) * 10);
    points[to + 1] = Math.round((origin[1] + down[0] * x + down[1] * y + down[2] * z) * 10);
  }
  for (let i = 0; i < faces.length; i++) {
    const face = shape.faces[i];
    faces[i] = face && (face.lid || dot(face.normal, toward) > 1e-6) ? 1 : 0;
  }
  writeBox(points, boxes, at);
}
