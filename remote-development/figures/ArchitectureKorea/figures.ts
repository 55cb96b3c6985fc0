import type { Figures } from '#figures/draw-figures';
import { cover } from './cover';
import { failedMethod } from './failed-method';
import { map } from './map';
import { schema } from './schema';

/** The drawings of this page by the name of their file. */
export const figures: Figures = { cover, map, schema, 'failed-method': failedMethod };
/** Those with words. */
export const worded = ['map'];
