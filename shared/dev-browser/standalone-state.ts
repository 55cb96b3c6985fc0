import type { Entry, PageDocument } from '@portfolio/contract/page';
import type { Site } from '@portfolio/contract/shell';
import type { Texts } from '@portfolio/contract/texts';

/** The state that the server embeds in a standalone page. `page` is missing on the start page and for unknown paths. */
export type StandaloneState = {
  path: string;
  title: string;
  site: Site;
  texts: Texts;
  entries: readonly Entry[];
  page?: PageDocument;
};
