import { front } from './front';

/** The drawings of this page by the name of their file. */
export const figures: Record<string, () => string> = { front };
