import type { Entry, PageDocument } from '../../contract/page';
import type { Site, Texts } from '../../contract/shell';

/** What the server tells a standalone page; `page` is missing on the start page and where there is none. */
export type StandaloneState = {
  path: string;
  title: string;
  site: Site;
  texts: Texts;
  entries: readonly Entry[];
  page?: PageDocument;
};
