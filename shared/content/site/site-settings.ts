import type { Group, GroupName } from '@portfolio/contract/areas';
import { ContentError } from '../source/content-error';
import { readSourceFile, type Source } from '../source/frontmatter';
import { parseFields } from '../source/parse-fields';
import { siteSchema, type SiteSettings } from './site-schema';

export const siteFile = 'shell/content/site.md';

/** A group with its name, as an area's release shows it. */
export type NamedGroup = Group & { group: GroupName };

/** Reads `shell/content/site.md`, which all content is read with. @throws ContentError with all mistakes. */
export function readSettings(root: string): SiteSettings {
  const source = readSettingsSource(root);
  // Read for every page and link: checked only when it has changed.
  const key = JSON.stringify(source.value);
  if (checked?.key !== key) checked = { key, settings: parseFields(source, siteSchema) };
  return checked.settings;
}

let checked: { key: string; settings: SiteSettings } | undefined;

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
export function areaSettings({ facts, groups, language }: SiteSettings): string {
  return JSON.stringify({ facts, groups, language });
}
