import { z } from 'zod';
import { areaNames, groupForms } from '@portfolio/contract/areas';
import { areaName, reservedAreaNames } from '@portfolio/workspace/check-areas';
import { parseColour } from './brand-colours';
import { fields, matching, pick, short, text, webAddress } from '../source/fields/fields';

export const labelLimit = 4;
export const shortLimit = 5;

const plural = text('the word for that many');
/** Words by the categories of `Intl.PluralRules`; `other` stands for every category that is left out. */
export const plurals = fields(
  {
    zero: plural.optional(),
    one: plural.optional(),
    two: plural.optional(),
    few: plural.optional(),
    many: plural.optional(),
    other: plural,
  },
  'words such as { one: work, other: works }',
);

const words = (what: string) => z.array(text('a word'), { error: what });

/** What a fact means to lists, search engines and previews. */
const meanings = ['status', 'award', 'contributor', 'year'] as const;

const fact = fields(
  {
    name: text('the name of a row, as pages write and show it'),
    means: z.enum(meanings, { error: `one of ${meanings.join(', ')}` }).optional(),
    values: words('a list of the values that it may have').min(1, { error: 'at least one value' }).optional(),
    none: words('a list of words that say that there is none').default([]),
    hint: text('what a new page says there').optional(),
  },
  'a fact with name, and with means, values, none and hint where it has them',
);

const group = fields(
  {
    name: matching(areaName, 'small letters and digits, beginning with a letter').refine(
      (name) => !reservedAreaNames.includes(name),
      { error: 'another name: the site itself needs this one' },
    ),
    area: pick(areaNames),
    title: text('the title of the group'),
    short: short(`its title in at most ${shortLimit} characters`, shortLimit),
    form: pick(groupForms),
    toggle: text('a name that groups share which open and close together').optional(),
    counted: plurals.optional(),
  },
  'a group with name, area, title, short and form',
);

const colour = 'a colour such as "#1f6f8b"';
const language = 'a language tag such as "en"';
const languages = 'a list of language tags such as [en], the main one first';
const link = fields(
  { label: text('a label'), href: webAddress('an address that begins with https://') },
  'a link with label and href',
);
const download = fields(
  { label: text('a label'), file: text('the name of a file in shell/content') },
  'a download with label and file',
);

/** The frontmatter of `shell/content/site.md`. */
export const siteSchema = fields(
  {
    name: text("the owner's name"),
    short: short('the name in at most 4 characters', labelLimit),
    role: text('what the owner does, in a few words').optional(),
    email: z.email({ error: 'an address for mail' }),
    address: webAddress('the origin of the published site, such as "https://example.com"').refine(
      (url) => URL.canParse(url) && new URL(url).origin === url,
      { error: 'an origin without a path or a slash at the end' },
    ),
    languages: z
      .array(text(language).refine(isLanguage, { error: language }), { error: languages })
      .min(1, { error: languages })
      .refine((tags) => new Set(tags).size === tags.length, { error: 'each language once' }),
    colour: text(colour).refine((written) => parseColour(written) !== undefined, { error: colour }),
    typeface: text('the name of an installed family of fontsource.org, such as Inter'),
    contact: matching(/^\/[\w-]+$/, 'the path of a page, such as /Contact').optional(),
    facts: unique(fact, 'name', 'a list of facts'),
    groups: unique(group, 'name', 'a list of groups'),
    counting: fields(
      { numbers: words('a list of words for 0, 1, 2 and so on').default([]), works: plurals },
      'numbers, and words for works',
    ),
    links: z.array(link, { error: 'a list of links' }).default([]),
    profiles: z.array(link, { error: 'a list of links' }).default([]),
    downloads: z.array(download, { error: 'a list of downloads' }).default([]),
    sample: z.literal(true, { error: 'true, or no such field' }).optional(),
    portrait: matching(
      /^(?:https:\/\/[^\s/]|\/(?!\/))\S*$/,
      'the address of a picture, such as "https://example.com/me.jpg" or "/_areas/…"',
    )
      .nullish()
      .transform((value) => value ?? undefined),
  },
  'fields such as "name: …"',
);

export type ParsedSite = Omit<z.output<typeof siteSchema>, 'facts'> & { facts: readonly FactRow[] };
/** A row as pages write it, and in a translation how it is shown: its name, and its values by those that are written. */
export type FactRow = z.output<typeof fact> & { shown?: { name: string; values: Readonly<Record<string, string>> } };
/** The settings in one of the site's languages. */
export type SiteSettings = ParsedSite & { language: string };

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** A list in which a field has every value once. */
function unique<Item extends z.ZodType>(item: Item, field: string, what: string) {
  return z
    .array(item, { error: what })
    .default([])
    .superRefine((items, context) => {
      const values = items.map((each) =>
        typeof each === 'object' && each ? (Reflect.get(each, field) as unknown) : '',
      );
      const twice = values.findIndex((value, index) => values.indexOf(value) < index);
      if (twice >= 0) context.addIssue({ code: 'custom', path: [twice, field], message: `a ${field} of its own` });
    });
}
