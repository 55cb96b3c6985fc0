export type Vector = readonly [x: number, y: number, z: number];

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function unit([x, y, z]: Vector): Vector {
  const length = Math.sqrt(x * x + y * y + z * z) || 1;
  return [x / length, y / length, z / length];
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** From `a` at 0 to `b` at 1. */
export function mix(a: Vector, b: Vector, share: number): Vector {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

export function times(a: Vector, factor: number): Vector {
  return [a[0] * factor, a[1] * factor, a[2] * factor];
}

/** 0 below `from`, 1 above `to`, without corners between them. */
export function smoothstep(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** From 0 to 1, the same for the same whole numbers on every machine. */
export function noise(x: number, y: number): number {
  let bits = Math.imul(x | 0, 374_761_393) ^ Math.imul(y | 0, 668_265_263);
  bits = Math.imul(bits ^ (bits >>> 13), 1_274_126_177);
  return ((bits ^ (bits >>> 16)) >>> 0) / 4_294_967_296;
}

/** Noise without steps. */
export function softNoise(x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [smoothstep(0, 1, x - column), smoothstep(0, 1, y - row)];
  const top = noise(column, row) * (1 - u) + noise(column + 1, row) * u;
  const bottom = noise(column, row + 1) * (1 - u) + noise(column + 1, row + 1) * u;
  return top * (1 - v) + bottom * v;
}
