/** Of drawings on light paper. They are attributes, so that a saved file has them. */
export const ink = '#1d1b1a';
export const quiet = '#87817a';
export const caption = '#66615b';
export const land = '#f6f4f1';
export const red = 'var(--ink-accent)';
