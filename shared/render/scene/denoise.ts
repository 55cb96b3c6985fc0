import type { Passes } from './passes';

/** Light without noise: three linear values per pixel, and the share of the pixel that is covered. */
export type Light = { color: Float32Array; alpha: Float32Array };

const reach = 8;
/** How much of a difference the noise alone explains: larger values smooth more. */
const strength = 0.75;
const darkest = 0.03;

/**
 * Non-local means on light divided by albedo, guided by normals, planes and albedo.
 * The noise is known from two half renders (Rousselle et al. 2012, "Adaptive rendering with non-local means filtering").
 */
export function denoise(passes: Passes): Light {
  const { width, height, albedo } = passes;
  const count = width * height;
  const halves = passes.colors.map((half) => withoutSparks(half, width, height));
  const alpha = new Float32Array(count);
  const light = [0, 1, 2].map(() => new Float32Array(count));
  const [red, green, blue] = light;
  const variance = new Float32Array(count);
  const [first, second] = halves;
  if (!first || !second || !red || !green || !blue) throw new Error('A render has two halves of three channels.');
  for (let i = 0; i < count; i++) {
    alpha[i] = ((first[i * 4 + 3] ?? 0) + (second[i * 4 + 3] ?? 0)) / 2;
    light.forEach((channel, c) => {
      const divisor = Math.max(albedo[i * 3 + c] ?? 0, darkest);
      const a = Math.min(first[i * 4 + c] ?? 0, 12) / divisor;
      const b = Math.min(second[i * 4 + c] ?? 0, 12) / divisor;
      channel[i] = (a + b) / 2;
      if (c < 2) variance[i] = (variance[i] ?? 0) + (a - b) ** 2 / 8;
    });
  }
  const noise = blurred(variance, width, height, 3);
  const guides = guidesOf(passes, alpha);
  const sums = [0, 1, 2].map(() => new Float32Array(count));
  const [sumRed, sumGreen, sumBlue] = sums;
  if (!sumRed || !sumGreen || !sumBlue) throw new Error('unreachable');
  const weights = new Float32Array(count);
  const difference = new Float32Array(count);
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      if (dx * dx + dy * dy <= reach * reach + 1) gatherFrom(dx, dy);
    }
  }
  const color = new Float32Array(count * 3);
  for (let i = 0; i < count; i++) {
    const share = weights[i] || 1;
    sums.forEach((sum, c) => {
      color[i * 3 + c] = ((sum[i] ?? 0) / share) * Math.max(albedo[i * 3 + c] ?? 0, darkest);
    });
  }
  return { color, alpha };

  /** Adds to every pixel its neighbour at this offset, weighted by how alike their surroundings are. */
  function gatherFrom(dx: number, dy: number) {
    if (!red || !green || !blue || !sumRed || !sumGreen || !sumBlue) return;
    const offset = dy * width + dx;
    const [top, bottom] = [Math.max(0, -dy), Math.min(height, height - dy)];
    const [left, right] = [Math.max(0, -dx), Math.min(width, width - dx)];
    difference.fill(0);
    for (let y = top; y < bottom; y++) {
      for (let i = y * width + left; i < y * width + right; i++) {
        const j = i + offset;
        const dr = (red[i] ?? 0) - (red[j] ?? 0);
        const dg = (green[i] ?? 0) - (green[j] ?? 0);
        const [a, b] = [noise[i] ?? 0, noise[j] ?? 0];
        const expected = a + Math.min(a, b);
        difference[i] = Math.max(-2, ((dr * dr + dg * dg) / 2 - expected) / (1e-5 + strength * strength * (a + b)));
      }
    }
    const alike = offset === 0 ? difference : blurred(difference, width, height, 1);
    for (let y = top; y < bottom; y++) {
      for (let i = y * width + left; i < y * width + right; i++) {
        const d = alike[i] ?? 0;
        if (d > 6) continue;
        const j = i + offset;
        const apart = Math.max(0, d) + guide(guides, i, j);
        if (apart > 6) continue;
        const weight = Math.exp(-apart);
        sumRed[i] = (sumRed[i] ?? 0) + weight * (red[j] ?? 0);
        sumGreen[i] = (sumGreen[i] ?? 0) + weight * (green[j] ?? 0);
        sumBlue[i] = (sumBlue[i] ?? 0) + weight * (blue[j] ?? 0);
        weights[i] = (weights[i] ?? 0) + weight;
      }
    }
  }
}

/** What tells surfaces apart. `edge` marks pixels that the model covers only in part. */
type Guides = Pick<Passes, 'normal' | 'position' | 'albedo'> & { edge: Uint8Array };

/**
 * Normal and albedo of a pixel on the model's edge are mixed with nothing; divided by its coverage they are those
 * of the surface again, so that thin bars take light from their own inside and not from their few samples.
 */
function guidesOf({ normal, position, albedo }: Passes, alpha: Float32Array): Guides {
  const edge = new Uint8Array(alpha.length);
  const whole = { normal: new Float32Array(normal), albedo: new Float32Array(albedo) };
  alpha.forEach((covered, i) => {
    if (covered > 0.98 || covered < 0.02) return;
    edge[i] = 1;
    for (const values of [whole.normal, whole.albedo]) {
      for (let k = i * 3; k < i * 3 + 3; k++) values[k] = (values[k] ?? 0) / covered;
    }
  });
  return { ...whole, position, edge };
}

/** How far two pixels are from being one surface of one material. */
function guide({ normal, position, albedo, edge }: Guides, i: number, j: number): number {
  const [a, b] = [i * 3, j * 3];
  const [ax, ay, az] = [normal[a] ?? 0, normal[a + 1] ?? 0, normal[a + 2] ?? 0];
  const [bx, by, bz] = [normal[b] ?? 0, normal[b + 1] ?? 0, normal[b + 2] ?? 0];
  const lengths = (ax * ax + ay * ay + az * az + bx * bx + by * by + bz * bz) / 2;
  const bend = Math.max(0, lengths - ax * bx - ay * by - az * bz) / 0.04;
  if (bend > 6) return bend;
  const r = (albedo[a] ?? 0) - (albedo[b] ?? 0);
  const g = (albedo[a + 1] ?? 0) - (albedo[b + 1] ?? 0);
  const l = (albedo[a + 2] ?? 0) - (albedo[b + 2] ?? 0);
  const material = (r * r + g * g + l * l) / 0.004;
  // The position of an edge pixel is that of one sample, which may have missed the model.
  if (edge[i] || edge[j]) return bend + material;
  const px = (position[b] ?? 0) - (position[a] ?? 0);
  const py = (position[b + 1] ?? 0) - (position[a + 1] ?? 0);
  const pz = (position[b + 2] ?? 0) - (position[a + 2] ?? 0);
  const step = px * ax + py * ay + pz * az;
  return bend + material + (step * step) / (0.0025 + 0.01 * (px * px + py * py + pz * pz));
}

/** Single pixels much brighter than the second brightest round them are brought down to it. */
function withoutSparks(color: Float32Array, width: number, height: number): Float32Array {
  const calm = new Float32Array(color);
  const brightness = (i: number) => (color[i * 4] ?? 0) + (color[i * 4 + 1] ?? 0) + (color[i * 4 + 2] ?? 0);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      let [brightest, next] = [0, 0];
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          if (!dx && !dy) continue;
          const b = brightness(i + dy * width + dx);
          if (b > brightest) [brightest, next] = [b, brightest];
          else if (b > next) next = b;
        }
      }
      const own = brightness(i);
      if (own <= next * 1.6 + 0.05) continue;
      for (let c = 0; c < 3; c++) calm[i * 4 + c] = ((color[i * 4 + c] ?? 0) * (next * 1.15 + 0.02)) / own;
    }
  }
  return calm;
}

/** The mean over a square of 2 × radius + 1 pixels. */
function blurred(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const across = new Float32Array(values.length);
  const out = new Float32Array(values.length);
  const size = (2 * radius + 1) ** 2;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    for (let x = -radius; x < width; x++) {
      if (x + radius < width) sum += values[row + x + radius] ?? 0;
      if (x - radius - 1 >= 0) sum -= values[row + x - radius - 1] ?? 0;
      if (x >= 0) across[row + x] = sum;
    }
  }
  for (let x = 0; x < width; x++) {
    let sum = 0;
    for (let y = -radius; y < height; y++) {
      if (y + radius < height) sum += across[(y + radius) * width + x] ?? 0;
      if (y - radius - 1 >= 0) sum -= across[(y - radius - 1) * width + x] ?? 0;
      if (y >= 0) out[y * width + x] = sum / size;
    }
  }
  return out;
}
