/** What a barn is used for decides its doors, its roof and what stands in it. */
export type Work = 'machines' | 'sacks' | 'drying' | 'soil' | 'classes';

export type Barn = { work: Work; west: number; east: number; south: number; north: number };

/** Metres. One frame every bay, the same in all five barns. */
export const frame = { bay: 6, width: 16, eaves: 5.6, ridge: 10.8, floor: 0.15 };

/** Rise of the roofs, metres per metre. */
export const slope = (frame.ridge - frame.eaves) / (frame.width / 2);

/** West to east. The lane before the soil laboratory is wider: the seed archive stands in it. */
export const barns: readonly Barn[] = [
  barn('machines', -62.5, -30, 13),
  barn('sacks', -36.5, -54, 19),
  barn('drying', -10.5, -36, 15),
  barn('soil', 20.5, -66, 21),
  barn('classes', 46.5, -42, 14),
];

function barn(work: Work, west: number, south: number, count: number): Barn {
  return { work, west, east: west + frame.width, south, north: south + count * frame.bay };
}

/** Height of the roof's underside at x. */
export function under({ west, east }: Barn, x: number): number {
  return frame.ridge - slope * Math.abs(x - (west + east) / 2);
}
