import type { Extent } from './extent';
import type { ViewFrame } from './view';

/** The frame in which a model fits, however it is turned. Width in picture units. */
export function frameFor({ low, high }: Extent, width: number): ViewFrame {
  const middle = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2] as const;
  const across = Math.hypot(high[0] - low[0], high[1] - low[1]);
  const scale = (width * 0.96) / across;
  const usual = across * 0.62 + (high[2] - low[2]) * 0.8;
  const height = Math.min(width * 1.15, Math.max(width * 0.6, usual * scale * 1.02));
  return { width, height: Math.round(height), scale: Math.min(scale, (height * 0.98) / usual), middle };
}
