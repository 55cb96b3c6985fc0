import sharp from 'sharp';
import { drawGround } from './ground';
import { litShare, shade, type Standing } from './light';
import { cross, dot, noise, softNoise, unit, type Vector } from './vector';
import { ringsOf, type Vessel } from './vessel';

/**
 * A picture of vessels on a ground that rises into a wall. `rise` is the camera's angle in degrees, `across` how many
 * centimetres the picture is wide at `target`; colours are linear light from 0 to 1.
 */
export type Still = {
  vessels: readonly Vessel[];
  ground: Vector;
  wall: Vector;
  rise: number;
  across: number;
  target: Vector;
};

const size = { width: 1800, height: 1350, final: 1400 };
const turns = 160;
const distance = 190;

/** Draws the picture as a photographer's studio would show it. @returns a JPEG. */
export async function drawStill(still: Still): Promise<Buffer> {
  const camera = cameraOf(still);
  const standing = still.vessels.map((vessel): Standing => ({ rings: ringsOf(vessel), at: vessel.at }));
  const pixels = new Float32Array(size.width * size.height * 3);
  drawGround(pixels, camera, still, standing);
  const depths = new Float32Array(size.width * size.height).fill(Infinity);
  for (const index of still.vessels.keys()) drawVessel({ pixels, depths, camera, still, standing }, index);
  return sharp(developed(pixels), { raw: { width: size.width, height: size.height, channels: 3 } })
    .resize(size.final)
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

export type Camera = {
  place: Vector;
  forward: Vector;
  right: Vector;
  up: Vector;
  scale: number;
  size: { width: number; height: number };
};

function cameraOf({ rise, across, target }: Still): Camera {
  const angle = (rise * Math.PI) / 180;
  const forward: Vector = [0, -Math.sin(angle), Math.cos(angle)];
  const right: Vector = [1, 0, 0];
  const place: Vector = [target[0], target[1] - forward[1] * distance, target[2] - forward[2] * distance];
  return { place, forward, right, up: cross(forward, right), scale: (size.width * distance) / across, size };
}

type Canvas = {
  pixels: Float32Array;
  depths: Float32Array;
  camera: Camera;
  still: Still;
  standing: readonly Standing[];
};
type Corner = { column: number; row: number; depth: number; place: Vector; normal: Vector; lit: number; open: number };

function drawVessel(canvas: Canvas, index: number): void {
  const { camera, still, standing } = canvas;
  const { rings = [], at = [0, 0] } = standing[index] ?? {};
  const others = standing.filter((_, other) => other !== index);
  const corners = rings.map(({ radius, height, normal, open }) =>
    Array.from({ length: turns + 1 }, (_, turn): Corner => {
      const angle = (turn / turns) * 2 * Math.PI;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const place: Vector = [at[0] + radius * cos, height, at[1] + radius * sin];
      const seen = seenBy(camera, place);
      const lit = others.length > 0 && turn % 4 === 0 ? litShare(place, others) : -1;
      return { ...seen, place, normal: [normal[0] * cos, normal[1], normal[0] * sin], lit, open };
    }),
  );
  for (const ring of corners)
    ring.forEach((corner, turn) => {
      if (corner.lit < 0) corner.lit = others.length > 0 ? ring[turn - (turn % 4)]!.lit : 1;
    });
  for (let ring = 0; ring < rings.length - 1; ring++)
    for (let turn = 0; turn < turns; turn++) {
      const [a, b] = [corners[ring]![turn]!, corners[ring]![turn + 1]!];
      const [c, d] = [corners[ring + 1]![turn]!, corners[ring + 1]![turn + 1]!];
      const inside = rings[ring]!.inside;
      fill(canvas, still.vessels[index]!, inside, a, b, c);
      fill(canvas, still.vessels[index]!, inside, b, d, c);
    }
}

function seenBy({ place: eye, forward, right, up, scale }: Camera, place: Vector) {
  const from: Vector = [place[0] - eye[0], place[1] - eye[1], place[2] - eye[2]];
  const depth = dot(from, forward);
  return {
    column: size.width / 2 + (dot(from, right) / depth) * scale,
    row: size.height / 2 - (dot(from, up) / depth) * scale,
    depth,
  };
}

function fill(canvas: Canvas, vessel: Vessel, inside: boolean, a: Corner, b: Corner, c: Corner): void {
  const area = (b.column - a.column) * (c.row - a.row) - (c.column - a.column) * (b.row - a.row);
  // Only what faces the camera.
  if (area > -1e-6) return;
  const left = Math.max(0, Math.floor(Math.min(a.column, b.column, c.column)));
  const right = Math.min(size.width - 1, Math.ceil(Math.max(a.column, b.column, c.column)));
  const top = Math.max(0, Math.floor(Math.min(a.row, b.row, c.row)));
  const bottom = Math.min(size.height - 1, Math.ceil(Math.max(a.row, b.row, c.row)));
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) {
      const [x, y] = [column + 0.5, row + 0.5];
      const u = ((b.column - x) * (c.row - y) - (c.column - x) * (b.row - y)) / area;
      const v = ((c.column - x) * (a.row - y) - (a.column - x) * (c.row - y)) / area;
      const w = 1 - u - v;
      if (u < -1e-4 || v < -1e-4 || w < -1e-4) continue;
      const depth = a.depth * u + b.depth * v + c.depth * w;
      const pixel = row * size.width + column;
      if (depth >= canvas.depths[pixel]!) continue;
      const along = (of: 'place' | 'normal'): Vector => [
        a[of][0] * u + b[of][0] * v + c[of][0] * w,
        a[of][1] * u + b[of][1] * v + c[of][1] * w,
        a[of][2] * u + b[of][2] * v + c[of][2] * w,
      ];
      canvas.depths[pixel] = depth;
      canvas.pixels.set(
        colourAt(canvas, vessel, {
          inside,
          place: along('place'),
          normal: along('normal'),
          lit: a.lit * u + b.lit * v + c.lit * w,
          open: a.open * u + b.open * v + c.open * w,
        }),
        pixel * 3,
      );
    }
}

type Point = Pick<Corner, 'place' | 'normal' | 'lit' | 'open'> & { inside: boolean };

function colourAt(
  { camera, still }: Canvas,
  vessel: Vessel,
  { inside, place, normal: slope, lit, open }: Point,
): Vector {
  const angle = Math.atan2(place[2] - vessel.at[1], place[0] - vessel.at[0]);
  const { colour, gloss } = vessel.surface({ height: place[1], angle, inside });
  const eye = camera.place;
  const view = unit([eye[0] - place[0], eye[1] - place[1], eye[2] - place[2]]);
  const uneven = 0.05 * (softNoise(angle * 9, place[1] * 2.2) - 0.5);
  const normal = unit([slope[0] + uneven, slope[1] + uneven, slope[2]]);
  return shade({ colour, gloss, normal, view, open, lit: inside ? lit * open : lit }, still.ground);
}

/** Linear light as bytes, with soft highlights and a grain too fine to be seen, which keeps gradients from banding. */
function developed(pixels: Float32Array): Uint8ClampedArray {
  const bytes = new Uint8ClampedArray(pixels.length);
  pixels.forEach((light, index) => {
    const soft = light < 0.7 ? light : 0.7 + 0.3 * (1 - Math.exp(-(light - 0.7) / 0.3));
    bytes[index] = 255 * Math.max(0, soft) ** (1 / 2.2) + 2.2 * (noise(index, index >> 9) - 0.5);
  });
  return bytes;
}
