import type { Group, GroupName } from '@portfolio/contract/areas';
import { ContentError } from '../source/content-error';
import { readSourceFile, type Source } from '../source/frontmatter';
import { parseFields } from '../source/fields/parse-fields';
import { languageFile } from '../source/language-file';
import { translatedSite } from './site-translation';
import { siteSchema, type SiteSettings } from './site-schema';

export const siteFile = 'shell/content/site.md';

/** A group with its name, as an area's release shows it. */
export type NamedGroup = Group & { group: GroupName };

/**
 * Reads `shell/content/site.md`, which all content is read with.
 * @param language one of its other languages, whose words are in `site.<language>.md`.
 * @throws ContentError with all mistakes.
 */
export function readSettings(root: string, language?: string): SiteSettings {
  const source = readSettingsSource(root);
  const translation = language ? readSourceFile(root, languageFile(siteFile, language)) : undefined;
  // Read for every page and link: checked only when it has changed.
  const key = JSON.stringify([language, source.value, translation?.value]);
  const known = checked.get(language);
  if (known?.key === key) return known.settings;
  const site = parseFields(source, siteSchema);
  const settings = {
    ...(translation ? translatedSite(site, translation) : site),
    language: language ?? site.languages[0] ?? '',
  };
  checked.set(language, { key, settings });
  return settings;
}

const checked = new Map<string | undefined, { key: string; settings: SiteSettings }>();

/** The languages of the site besides its main one, which is the first. */
export function otherLanguages(root: string): readonly string[] {
  return readSettings(root).languages.slice(1);
}

/** The file with the lines of its fields, for messages. @throws ContentError where it can't be read. */
export function readSettingsSource(root: string): Source {
  const source = readSourceFile(root, siteFile);
  if (source) return source;
  throw ContentError.at(siteFile, 1, 'The file does not exist', "a file with the owner's name and the site's settings");
}

/** The groups of an area, in the order of the site. */
export function groupsOf({ groups }: Pick<SiteSettings, 'groups'>, area: string): NamedGroup[] {
  return groups
    .filter((group) => group.area === area)
    .map(({ name, title, short, form, toggle, counted }) => ({
      group: name,
      title,
      short,
      form,
      ...(toggle && { toggle }),
      ...(counted && { counted }),
    }));
}

/** The settings that the content of an area is compiled with, as a text that changes with them. */
export function areaSettings(root: string): string {
  const all = [undefined, ...otherLanguages(root)].map((language) => readSettings(root, language));
  return JSON.stringify(all.map(({ facts, groups, language }) => ({ facts, groups, language })));
}
