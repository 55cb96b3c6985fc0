import type { Point3 } from '@portfolio/model/geometry/points';
import { foreshortening, rayAt, see, type Camera } from './camera';
import { placeOn, readField, rootsOf, type Reading } from './field';
import { onAxis, type Cloth, type Part } from './part';

/** A body as seen: for every pixel the part that shows (0 none), how near it is, and where on the part it lies. */
export type Raster = {
  /** Sheet coordinates of the first pixel's corner, and pixels to a unit of the sheet. */
  origin: readonly [x: number, y: number];
  detail: number;
  columns: number;
  rows: number;
  /** 1 + index of the part, 0 for nothing. */
  part: Uint8Array;
  nearness: Float32Array;
  /** Metres along the limb, and radians round it. */
  along: Float32Array;
  angle: Float32Array;
  parts: readonly Part[];
};

const tile = 12;
/** Metres: near enough to the skin. */
const touch = 0.0004;

/**
 * Looks at a body ray by ray (sphere tracing, Hart 1996).
 * @param detail pixels to a unit of the sheet
 */
export function rasterize(parts: readonly Part[], camera: Camera, detail: number): Raster {
  const spots = parts.map((part) => spotsOf(part, camera));
  const all = spots.flat();
  const [left, top] = [Math.min(...all.map((s) => s.x - s.r)) - 2, Math.min(...all.map((s) => s.y - s.r)) - 2];
  const columns = Math.ceil((Math.max(...all.map((s) => s.x + s.r)) + 2 - left) * detail);
  const rows = Math.ceil((Math.max(...all.map((s) => s.y + s.r)) + 2 - top) * detail);
  const count = columns * rows;
  const raster: Raster = {
    origin: [left, top],
    detail,
    columns,
    rows,
    part: new Uint8Array(count),
    nearness: new Float32Array(count).fill(-1e3),
    along: new Float32Array(count),
    angle: new Float32Array(count),
    parts,
  };
  const trace = tracer(raster, camera);
  for (let row = 0; row < rows; row += tile) {
    for (let column = 0; column < columns; column += tile) {
      const [x0, y0] = [left + column / detail, top + row / detail];
      const size = tile / detail;
      const touches = (s: Spot) => s.x + s.r > x0 && s.x - s.r < x0 + size && s.y + s.r > y0 && s.y - s.r < y0 + size;
      const touched = spots.map((each) => each.filter(touches));
      const here = parts.filter((_, i) => touched[i]?.length);
      const depths = touched.flat();
      if (here.length === 0) continue;
      const near = Math.max(...depths.map((s) => s.nearness + s.reach));
      const far = Math.min(...depths.map((s) => s.nearness - s.reach));
      trace({ here, near, far }, column, row);
    }
  }
  return raster;
}

type Spot = { x: number; y: number; r: number; nearness: number; reach: number };

/** Discs on the sheet that cover a part and what it melts into. */
function spotsOf(part: Part, camera: Camera): Spot[] {
  const steps = Math.max(1, Math.ceil(part.length / 0.04));
  const reach = Math.max(part.reach, ...part.caps) + 0.03;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const [x, y, nearness] = see(camera, onAxis(part, i / steps));
    return { x, y, nearness, reach, r: reach * camera.scale * foreshortening(camera, nearness + reach) };
  });
}

/** The parts that may show in a tile, and between which depths. */
type Slab = { here: readonly Part[]; near: number; far: number };

function tracer(raster: Raster, camera: Camera) {
  const roots = rootsOf(raster.parts);
  const indexOf = new Map(raster.parts.map((part, i) => [part, i + 1]));
  const reading: Reading = { distance: 0, part: undefined };
  return ({ here, near, far }: Slab, column: number, row: number): void => {
    for (let y = row; y < Math.min(row + tile, raster.rows); y++) {
      for (let x = column; x < Math.min(column + tile, raster.columns); x++) {
        const { through, away } = rayAt(
          camera,
          raster.origin[0] + (x + 0.5) / raster.detail,
          raster.origin[1] + (y + 0.5) / raster.detail,
        );
        const fall = -(away[0] * camera.toward[0] + away[1] * camera.toward[1] + away[2] * camera.toward[2]);
        let s = -near / fall;
        const end = -far / fall;
        for (let step = 0; step < 90 && s < end; step++) {
          readField(here, roots, through[0] + away[0] * s, through[1] + away[1] * s, through[2] + away[2] * s, reading);
          if (reading.distance < touch) break;
          s += reading.distance * 0.85;
        }
        if (reading.distance < touch * 3 && reading.part && s < end)
          write(
            raster,
            y * raster.columns + x,
            indexOf.get(reading.part) ?? 0,
            [through[0] + away[0] * s, through[1] + away[1] * s, through[2] + away[2] * s],
            -s * fall,
          );
      }
    }
  };
}

function write(raster: Raster, pixel: number, index: number, at: Point3, nearness: number): void {
  const part = raster.parts[index - 1];
  if (!part) return;
  const { t, angle } = placeOn(part, at);
  raster.part[pixel] = index;
  raster.nearness[pixel] = nearness;
  raster.along[pixel] = part.along + t * part.length;
  raster.angle[pixel] = angle;
}

/** What the dancer wears at a pixel. */
export function clothAt(raster: Raster, pixel: number): Cloth | undefined {
  const part = raster.parts[(raster.part[pixel] ?? 0) - 1];
  if (!part?.before) return part?.cloth;
  const t = ((raster.along[pixel] ?? 0) - part.along) / part.length;
  return t < part.before.t ? part.before.cloth : part.cloth;
}
