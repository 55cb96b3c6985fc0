import type { Measure, Paper } from '@portfolio/contract/page';

/** Millimetres of a printed A3 sheet that a drawing may take, inside its margins and above its title block (shared/ui/detail.module.css). */
const room = { width: 392, height: 240 };
/** Scales that a ruler has. */
const scales = [20, 50, 100, 200, 250, 500, 1000, 2000, 2500, 5000, 10_000, 20_000, 25_000, 50_000];

/** The largest scale at which a drawing fits on a sheet; nothing where it fits at none. */
export function printScale(
  size: { width: number; height: number },
  { metre }: Pick<Measure, 'metre'>,
): Paper | undefined {
  const printed = (units: number, scale: number) => (units / metre) * (1000 / scale);
  const scale = scales.find(
    (each) => printed(size.width, each) <= room.width && printed(size.height, each) <= room.height,
  );
  return scale ? { scale, width: Math.round(printed(size.width, scale) * 100) / 100 } : undefined;
}
