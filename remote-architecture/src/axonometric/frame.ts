import type { ViewFrame } from './view';
import type { Solid } from './solids';

/** The frame in which a model fits, however it is turned. Width in picture units. */
export function frameFor(solids: readonly Solid[], width: number): ViewFrame {
  const low: number[] = [Infinity, Infinity, Infinity];
  const high: number[] = [-Infinity, -Infinity, -Infinity];
  for (const { corners } of solids) {
    for (const corner of corners) {
      corner.forEach((value, axis) => {
        low[axis] = Math.min(low[axis] ?? value, value);
        high[axis] = Math.max(high[axis] ?? value, value);
      });
    }
  }
  const [x = 0, y = 0, z = 0] = low.map((value, axis) => (value + (high[axis] ?? value)) / 2);
  const [dx = 1, dy = 1, dz = 1] = low.map((value, axis) => (high[axis] ?? value) - value);
  const across = Math.hypot(dx, dy);
  const scale = (width * 0.96) / across;
  const usual = across * 0.62 + dz * 0.8;
  const height = Math.min(width * 1.15, Math.max(width * 0.6, usual * scale * 1.02));
  return { width, height: Math.round(height), scale: Math.min(scale, (height * 0.98) / usual), middle: [x, y, z] };
}
