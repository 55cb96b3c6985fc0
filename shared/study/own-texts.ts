import type { StudyTexts } from '@portfolio/contract/page';

/**
 * Texts in the site's language, by the study. A page brings them, and they are put here before the code of a study is
 * loaded. Apart from `translated`, so that the first view of a page has no more than this.
 */
export const ownTexts: Record<string, StudyTexts[string]> = {};
