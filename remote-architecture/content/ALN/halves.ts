import type { LayerBuilder, ModelBuilder } from '@portfolio/model/start-model';
import { cuts, half, rise, slab, storeys } from './storeys';

/** Fins stand this far off the facade, and linings reach as far. Metres. */
const reach = 1.15;
export const face = half.depth + reach;
export const top = storeys * rise;
/** The open view takes off everything above the rooms of this storey. */
export const shown = cuts.hall.storey;
export const joint = (shown + 1) * rise - slab;

/** The building in two parts, of which the open view takes one off, and who and what lives in each. */
export type Halves = Record<'lower' | 'upper' | 'upperLife' | 'life', LayerBuilder>;

export function startHalves(aln: ModelBuilder): Halves {
  return {
    lower: aln.layer('lower'),
    upper: aln.layer('upper'),
    upperLife: aln.layer('upper life', 'site'),
    life: aln.layer('life', 'site'),
  };
}
