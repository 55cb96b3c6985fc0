import { readSourceFile } from '@portfolio/content/source/frontmatter';
import { readSettings } from '@portfolio/content/site/site-settings';
import { languageFile } from '@portfolio/content/source/language-file';
import { root } from '@portfolio/workspace/root';
import { settings, type SitePage } from './content-pages';

/** What a file says in a language; empty where it has no translation. */
function fieldsIn(file: string, tag: string): Readonly<Record<string, unknown>> {
  return { ...(readSourceFile(root, languageFile(file, tag))?.value as object | undefined) };
}

export type OtherLanguage = {
  tag: string;
  /** Where its pages stand. */
  path: string;
  /** Of the owner. */
  name: string;
  /** By its name in code. */
  text: (name: string) => string;
  missing: string;
  /** The title of a page; undefined where it has no translation. */
  titleOf: (page: Pick<SitePage, 'file'>) => string | undefined;
};

/** The languages of the site under test besides its main one, in which all other journeys are. */
export const otherLanguages: readonly OtherLanguage[] = settings.languages.slice(1).map((tag) => ({
  tag,
  path: `/${tag}`,
  name: readSettings(root, tag).name,
  text: (name) => String(fieldsIn('shell/content/notices.md', tag)[name]),
  missing: String(fieldsIn('shell/content/not-found.md', tag)['title']),
  titleOf: ({ file }) => fieldsIn(file, tag)['title'] as string | undefined,
}));
