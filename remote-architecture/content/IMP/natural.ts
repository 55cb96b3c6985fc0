/** The park as it was found: metres above the street at a place. */
export function natural(x: number, y: number): number {
  const rise = 29 * smoothStep(-132, 66, y + 0.12 * x) + 13 * smoothStep(60, 330, y + 0.3 * x);
  const shoulder = 1 - 0.26 * smoothStep(-10, -110, x);
  const waves = 1.5 * Math.sin(x / 34 + 0.6) * Math.cos(y / 41) + 0.9 * Math.sin((x - y) / 21);
  const dip = 12.5 * Math.exp(-(((x + 22 + 0.1 * y) / 24) ** 2)) * smoothStep(42, -16, y) * smoothStep(-112, -66, y);
  const west = smoothStep(-330, -150, x);
  const east = smoothStep(390, 150, x);
  return Math.max(-2, (rise * shoulder + waves * smoothStep(-130, -80, y)) * west * east - dip);
}

/** 0 at `from`, 1 at `to`, level at both ends. */
export function smoothStep(from: number, to: number, value: number): number {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
