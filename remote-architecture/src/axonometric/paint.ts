import { styles, type Massing, type Style } from 'shared/model/massing/massing';
import { PaintingOrder, type Box } from './order';
import { Pen } from './pen';
import { shapeOf, type Shape } from './shape';
import { dot, solidOf, type Solid, type Vector } from './solids';
import type { View } from './view';

export type Tone = 'top' | 'light' | 'shade' | 'cut';

/** One path of the picture. Fills come before the lines of the same layer. */
export type Stroke =
  | { kind: 'fill'; style: Style; tone: Tone; d: string }
  | { kind: 'line'; style: Style; d: string }
  | { kind: 'bar'; style: Style; width: number; d: string };

/** A stroke while its path is being written: where it begins and ends. */
type Draft = { stroke: Stroke; from: number; to: number };
/** A body in a picture: its corners in tenths of a unit, x and y in turn, and which faces are seen. */
type Seen = { shape: Shape; points: Int32Array; faces: Uint8Array };

/** A massing that is ready to be drawn from anywhere. */
export class Drawing {
  readonly solids: readonly Solid[];
  readonly #order: PaintingOrder;
  readonly #sun: Vector;
  readonly #pen = new Pen();
  readonly #whole: readonly Seen[];
  #left: { height: number; bodies: readonly (Seen | undefined)[] };

  constructor({ bodies, sun }: Massing) {
    this.solids = bodies.map(solidOf);
    this.#order = new PaintingOrder(this.solids);
    const [a, e] = [(sun.azimuth * Math.PI) / 180, (sun.altitude * Math.PI) / 180];
    this.#sun = [Math.sin(a) * Math.cos(e), Math.cos(a) * Math.cos(e), Math.sin(e)];
    this.#whole = this.solids.flatMap((solid) => seenOf(shapeOf(solid)) ?? []);
    this.#left = { height: Infinity, bodies: this.#whole };
  }

  /** Does once what every picture needs; the page stays alive meanwhile. */
  prepare(): Promise<void> {
    return this.#order.prepare();
  }

  /** The paths of the picture, the farthest first. @param height of a horizontal cut, metres */
  paint(view: View, height = Infinity): Stroke[] {
    const left = this.#below(height);
    const boxes = left.map((body) => body && place(body, view));
    this.#pen.clear();
    const drafts: Draft[] = [];
    for (const layer of this.#order.layers(view.toward, boxes)) {
      const bodies = (layer ?? []).flatMap((i) => left[i] ?? []);
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
    const bodies = this.#whole.map((whole) => {
      const { corners } = whole.shape.solid;
      return corners.every(([, , z]) => z <= height) ? whole : seenOf(shapeOf(whole.shape.solid, height));
    });
    this.#left = { height, bodies };
    return bodies;
  }

  /** Bodies of one layer do not meet in the picture: what looks alike becomes one path. */
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
      this.#write(drafts, { kind: 'bar', style, width: radius * 2 * view.scale, d: '' }, () => {
        for (const body of own) body.shape.corners.forEach((_, i) => this.#go(body, i, i > 0));
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
  return { shape, points: new Int32Array(shape.corners.length * 2), faces: new Uint8Array(shape.faces.length) };
}

/** Where a body lies in the picture, and which of its faces look to the observer. */
function place({ shape, points, faces }: Seen, { place: placed, toward }: View): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < shape.corners.length; i++) {
    const [x, y] = placed(shape.corners[i] ?? [0, 0, 0]);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
    points[i * 2] = Math.round(x * 10);
    points[i * 2 + 1] = Math.round(y * 10);
  }
  shape.faces.forEach(({ lid, normal }, i) => (faces[i] = lid || dot(normal, toward) > 1e-6 ? 1 : 0));
  return [left, top, right, bottom];
}
