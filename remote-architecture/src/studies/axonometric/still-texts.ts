/** Shown in English before the study is loaded; the study's own texts come with it (texts.ts). */
export const english = { name: 'Model to turn and cut' };
