import type { Label } from '@portfolio/model/drawing/drawing';
import { dashes } from '@portfolio/model/geometry/dashes';
import { boundsOf, inset, rect, type Bounds, type Outline } from '@portfolio/model/geometry/outlines';
import { distance, type Point, type Point3 } from '@portfolio/model/geometry/points';
import { prism } from '@portfolio/model/geometry/prism';
import type { ModelBuilder } from '@portfolio/model/start-model';
import type { Building } from './city';
import { sizeOf, small, type Parcel } from './parcels';

type City = {
  blocks: readonly Outline[];
  parcels: readonly Parcel[];
  idle: ReadonlySet<Parcel>;
  built: readonly Building[];
};

/** The piece of city that is taken apart, metres, and where its layers and the sorted parcels lie. */
const piece: Bounds = [-130, -100, 78, 50];
const [left, width] = [3000, 900];
const apart = 230;

/**
 * How it was counted, far from the city and at one scale, for the diagram alone: the same piece four times (streets,
 * parcels, houses, what is left), and under it every idle parcel of the square, the smallest first.
 */
export function addSorted(model: ModelBuilder, city: City): { frame: Bounds; labels: Label[] } {
  const ink = model.layer('sorted', 'diagram');
  const grey = model.layer('sorted grey', 'drawing');
  const labels = [0, 1, 2, 3].flatMap(drawLayer);
  const bottom = drawParcels();
  return { frame: [left - 62, bottom - 16, left + width + 20, 230], labels };

  /** 1 streets, 2 parcels, 3 houses, 4 what is left. */
  function drawLayer(index: number): Label[] {
    const [dx, dy] = [left + index * apart - piece[0], 50 - piece[1]];
    const place = (outline: Outline) => within(outline, piece).map(([x, y]): Point => [x + dx, y + dy]);
    const draw = (layer: typeof ink, outline: Outline) => {
      const plan = place(outline);
      if (plan.length > 2) layer.line(...closed(plan));
    };
    draw(grey, rect(...piece));
    for (const block of city.blocks) draw(index === 0 ? ink : grey, block);
    if (index > 0) for (const { outline } of city.parcels) draw(index === 1 ? ink : grey, inset(outline, 0.15));
    if (index === 2) {
      for (const { plan } of city.built) {
        const shown = place(plan);
        if (shown.length > 2) ink.add('white', prism(shown, 0, 2));
      }
    }
    if (index > 1) {
      for (const { outline } of city.idle) {
        const shown = place(inset(outline, 0.15));
        if (shown.length > 2) ink.add('red', prism(shown, 0, 1));
      }
    }
    const [, , , top] = piece;
    return [{ at: [piece[0] + dx, top + dy + 11, 3], text: String(index + 1), align: 'start' }];
  }

  /** In rows; the number before a row says how large its first parcel is. Returns where the last row ends. */
  function drawParcels(): number {
    let [x, y, tallest] = [left, 0, 0];
    let isSmall = true;
    const startRow = (size: number, gap: number) => {
      [x, y, tallest] = [left, y - tallest - gap, 0];
      labels.push({ at: [left - 14, y - 5, 3], text: String(Math.round(size)), size: 'small', align: 'end' });
    };
    const sorted = [...city.idle].toSorted((a, b) => a.size - b.size);
    startRow(sorted[0]?.size ?? 0, 0);
    for (const { outline, size } of sorted) {
      const plan = upright(outline);
      const [, , w, h] = boundsOf(plan);
      if (isSmall && size >= small) {
        isSmall = false;
        drawLimit(y - tallest - 9);
        startRow(size, 18);
      } else if (x + w > left + width) startRow(size, 9);
      tallest = Math.max(tallest, h);
      ink.add(
        'red',
        prism(
          plan.map(([u, v]): Point => [x + u, y - h + v]),
          0,
          1,
        ),
      );
      x += w + 7;
    }
    drawSum(
      sorted.filter(({ size }) => size >= small),
      y - tallest,
    );
    return y - tallest;
  }

  /** Under this line a parcel does not exist for a developer. */
  function drawLimit(y: number) {
    for (const stroke of dashes(
      [
        [left, y, 1],
        [left + width, y, 1],
      ],
      8,
      5,
    ))
      grey.line(...stroke);
    const below = [...city.idle].filter(({ size }) => size < small);
    labels.push({ at: [left - 14, y, 3], text: `${small} m²`, size: 'small', align: 'end' });
    drawSum(below, y + 6.5);
  }

  function drawSum(some: readonly Parcel[], y: number) {
    const text = `${some.length} · ${(sizeOf(some) / 1e4).toFixed(1)} ha`;
    labels.push({ at: [left + width, y, 3], text, size: 'small', align: 'end' });
  }
}

function closed(outline: Outline): Point3[] {
  return [...outline, ...outline.slice(0, 1)].map(([x, y]) => [x, y, 1]);
}

/** The part of a convex outline inside a rectangle. */
function within(outline: Outline, [west, south, east, north]: Bounds): Outline {
  const cut = (points: Outline, depth: (p: Point) => number): Outline =>
    points.flatMap((a, i): Point[] => {
      const b = points[(i + 1) % points.length] ?? a;
      const [p, q] = [depth(a), depth(b)];
      const kept: Point[] = p >= 0 ? [a] : [];
      if (p >= 0 === q >= 0) return kept;
      const t = p / (p - q);
      return [...kept, [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]];
    });
  const depths = [
    ([x]: Point) => x - west,
    ([, y]: Point) => y - south,
    ([x]: Point) => east - x,
    ([, y]: Point) => north - y,
  ];
  return depths.reduce(cut, outline);
}

/** Turned so that its longest side lies below, from zero. */
function upright(outline: Outline): Point[] {
  const pairs = outline.map((a, i): [Point, Point] => [a, outline[(i + 1) % outline.length] ?? a]);
  const [a, b] = pairs.reduce((best, pair) => (distance(...pair) > distance(...best) ? pair : best));
  const [c, s] = [(b[0] - a[0]) / distance(a, b), (b[1] - a[1]) / distance(a, b)];
  const lying = outline.map(([x, y]): Point => [x * c + y * s, -x * s + y * c]);
  const [west, south] = [Math.min(...lying.map(([x]) => x)), Math.min(...lying.map(([, y]) => y))];
  return lying.map(([x, y]) => [x - west, y - south]);
}
