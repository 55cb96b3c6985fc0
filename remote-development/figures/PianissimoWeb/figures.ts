import type { Figures } from '#figures/draw-figures';
import { front } from './front';

/** The drawings of this page by the name of their file. */
export const figures: Figures = { front };
/** Those with words. */
export const worded = ['front'];
