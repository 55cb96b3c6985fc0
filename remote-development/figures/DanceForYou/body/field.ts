import type { Point3 } from '@portfolio/model/geometry/points';
import { samples, type Chain, type Part } from './part';

/** What the field says at a point: metres to the skin, negative inside, and the part that is nearest. */
export type Reading = { distance: number; part: Part | undefined };

/** How far from its joint a limb melts into the trunk, metres. */
const meltReach = 0.2;

/** Where each limb is rooted. */
export function rootsOf(parts: readonly Part[]): ReadonlyMap<Chain, Point3> {
  const roots = new Map<Chain, Point3>();
  for (const { chain, origin } of parts) if (!roots.has(chain)) roots.set(chain, origin);
  return roots;
}

/**
 * Reads the field of a body. The parts of a chain melt into each other (smooth minimum, I. Quilez); a limb melts into
 * the trunk only near its root, so that a hand on the hip stays a hand.
 */
export function readField(
  parts: readonly Part[],
  roots: ReadonlyMap<Chain, Point3>,
  x: number,
  y: number,
  z: number,
  into: Reading,
): void {
  let whole = Infinity;
  let limb = Infinity;
  let nearest = Infinity;
  into.part = undefined;
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i] as Part;
    const distance = distanceTo(part, x, y, z);
    if (distance < nearest) {
      nearest = distance;
      into.part = part;
    }
    limb = limb === Infinity ? distance : melted(limb, distance, part.melt);
    if (parts[i + 1]?.chain === part.chain) continue;
    whole = whole === Infinity ? limb : melted(whole, limb, rootMelt(roots.get(part.chain), x, y, z));
    limb = Infinity;
  }
  into.distance = whole;
}

function rootMelt(root: Point3 | undefined, x: number, y: number, z: number): number {
  if (!root) return 0.001;
  const away = Math.hypot(x - root[0], y - root[1], z - root[2]);
  return 0.001 + 0.06 * Math.max(0, 1 - away / meltReach);
}

function melted(a: number, b: number, softness: number): number {
  const overlap = softness - Math.abs(a - b);
  const least = a < b ? a : b;
  return overlap <= 0 ? least : least - (overlap * overlap) / (4 * softness);
}

/** Metres from a point to one part, by the gradient of its ellipse (exact on the skin, near enough off it). */
export function distanceTo(part: Part, x: number, y: number, z: number): number {
  const [dx, dy, dz] = [x - part.origin[0], y - part.origin[1], z - part.origin[2]];
  const { axis, side, front, table, length } = part;
  const along = dx * axis[0] + dy * axis[1] + dz * axis[2];
  const t = along <= 0 ? 0 : along >= length ? 1 : along / length;
  const at = t * samples;
  const low = at >= samples ? samples - 1 : Math.floor(at);
  const mix = at - low;
  const i = low * 3;
  const half = (table[i] ?? 0) + ((table[i + 3] ?? 0) - (table[i] ?? 0)) * mix;
  const depth = (table[i + 1] ?? 0) + ((table[i + 4] ?? 0) - (table[i + 1] ?? 0)) * mix;
  const shift = (table[i + 2] ?? 0) + ((table[i + 5] ?? 0) - (table[i + 2] ?? 0)) * mix;
  const u = (dx * side[0] + dy * side[1] + dz * side[2]) / half;
  const v = (dx * front[0] + dy * front[1] + dz * front[2] - shift) / depth;
  const beyond = along - t * length;
  const cap = beyond < 0 ? part.caps[0] : part.caps[1];
  const w = beyond === 0 ? 0 : beyond / cap;
  const k0 = Math.sqrt(u * u + v * v + w * w);
  if (k0 < 1e-4) return -Math.min(half, depth);
  const [gu, gv, gw] = [u / half, v / depth, w / cap];
  return (k0 * (k0 - 1)) / Math.sqrt(gu * gu + gv * gv + gw * gw);
}

/** Where on a part a point lies: share of the way and angle round the axis in radians, 0 at the front. */
export function placeOn(part: Part, [x, y, z]: Point3): { t: number; angle: number } {
  const [dx, dy, dz] = [x - part.origin[0], y - part.origin[1], z - part.origin[2]];
  const { axis, side, front, length } = part;
  const t = (dx * axis[0] + dy * axis[1] + dz * axis[2]) / length;
  return {
    t,
    angle: Math.atan2(dx * side[0] + dy * side[1] + dz * side[2], dx * front[0] + dy * front[1] + dz * front[2]),
  };
}
