import { rect, type Bounds } from './outlines';
import { box, prism } from './prism';
import { createRandom, type Random } from './random';
import { pitchedHouse } from './roofs';
import type { Solids } from './solid';

type Fabric = {
  /** Metres: sides longer than about this are cut again. */
  plot: number;
  /** Width of the widest streets, metres; lanes inside are narrower. */
  street: number;
  /** Metres; gets the middle of a plot and a random number, 0 leaves the plot empty. */
  height: (x: number, y: number, random: number) => number;
  keep?: (x: number, y: number) => boolean;
  seed?: number;
  z?: number;
  /** Share of the large plots that are courtyards. */
  courts?: number;
  roof?: 'flat' | 'pitched';
};

/** A city around the building: plots cut in two again and again, one body or two on each. */
export function blocks(bounds: Bounds, fabric: Fabric): Solids[] {
  const random = createRandom(fabric.seed ?? 3);
  return plots(bounds, fabric, random).flatMap((plot) => house(plot, fabric, random));
}

/** The plots alone. */
export function plots(bounds: Bounds, { plot, street }: Pick<Fabric, 'plot' | 'street'>, random: Random): Bounds[] {
  const found: Bounds[] = [];
  const split = ([west, south, east, north]: Bounds, depth: number) => {
    const [w, d] = [east - west, north - south];
    if (Math.max(w, d) <= plot * (1.2 + random() * 0.9)) return void found.push([west, south, east, north]);
    const share = 0.36 + random() * 0.28;
    const half = (street * (depth < 2 ? 1.6 : depth < 4 ? 1 : 0.42)) / 2;
    if (w > d) {
      const x = west + w * share;
      split([west, south, x - half, north], depth + 1);
      split([x + half, south, east, north], depth + 1);
    } else {
      const y = south + d * share;
      split([west, south, east, y - half], depth + 1);
      split([west, y + half, east, north], depth + 1);
    }
  };
  split(bounds, 0);
  return found;
}

function house(plot: Bounds, { keep, height, z = 0, courts = 0.25, roof = 'flat' }: Fabric, random: Random): Solids[] {
  const [west, south, east, north] = plot;
  const [w, d] = [east - west, north - south];
  const middle = [(west + east) / 2, (south + north) / 2] as const;
  if (Math.min(w, d) < 5 || (keep && !keep(...middle))) return [];
  const h = height(...middle, random());
  const chance = random();
  if (h <= 0) return [];
  if (roof === 'pitched') {
    const ridge = z + h + Math.min(w, d) * 0.32;
    return [pitchedHouse(plot, { z0: z, eaves: z + h, ridge, along: w > d ? 'x' : 'y' })];
  }
  if (chance < courts && Math.min(w, d) > 14) {
    const c = Math.min(w, d) * 0.3;
    return [prism(rect(...plot), z, z + h, [rect(west + c, south + c, east - c, north - c)])];
  }
  const body = box([west, south, z], [east, north, z + h]);
  if (h < 9 || chance > 0.6) return [body];
  const i = Math.min(w, d) * 0.18;
  const top = random() < 0.4 ? h * 0.35 : 2.6;
  const attic = box([west + i, south + i, z + h], [east - i * 1.2, north - i * (1 + random()), z + h + top]);
  return [body, attic];
}
