import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSource } from '@portfolio/content/source/frontmatter';
import type { FormTexts } from '@portfolio/contract/page';
import type { Texts } from '@portfolio/contract/texts';
import { root } from '@portfolio/workspace/root';
import { contact } from './site-pages';

/** The words of the site under test: journeys know no language. */

function fieldsOf(file: string): Readonly<Record<string, unknown>> {
  const path = join(root, file);
  return existsSync(path) ? { ...(readSource(file, readFileSync(path, 'utf8')).value as object) } : {};
}

/** Of every page. */
export const texts = fieldsOf('shell/content/notices.md') as Texts;

/** Of the list of works. */
export const worksTexts = fieldsOf('shell/content/works.md') as {
  title: string;
  filters: Record<'label' | 'group' | 'status', string>;
  layout: Record<'label' | 'table' | 'pictures', string>;
  count: Record<'one' | 'other', string>;
  empty: string;
  showAll: string;
};

/** Of the search. */
export const searchTexts = fieldsOf('shell/content/search.md') as Record<
  'title' | 'hint' | 'none' | 'missing' | 'all',
  string
>;

/** Of the page for addresses that are none. */
export const missingTexts = fieldsOf('shell/content/not-found.md') as Record<'title' | 'list' | 'everyWork', string>;

/** Of the contact form. */
export const form = (contact ? fieldsOf(contact.file)['form'] : {}) as FormTexts;
