import { cover } from './cover';
import { fallingNotes } from './falling-notes';
import { keyboard } from './keyboard';
import { practice } from './practice';
import { products } from './products';

/** The drawings of this page by the name of their file. */
export const figures: Record<string, () => string> = {
  cover,
  'falling-notes': fallingNotes,
  keyboard,
  practice,
  products,
};
