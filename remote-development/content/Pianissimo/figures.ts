import { cover } from './cover';
import { fallingNotes } from './falling-notes';

/** The drawings of this page by the name of their file. */
export const figures: Record<string, () => string> = { cover, 'falling-notes': fallingNotes };
