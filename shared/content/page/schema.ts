import { z } from 'zod';
import { textNames } from '@portfolio/contract/texts';
import { formTexts, type FormTexts } from '@portfolio/contract/page';
import { fields, matching, oneOf, pick, short, text, yesOrNo } from '../source/fields/fields';
import { labelLimit, type SiteSettings } from '../site/site-schema';

const wordCount = (value: string) => value.trim().split(/\s+/).length;

const percent = '(?:100|\\d{1,2})%';
const image = fields(
  {
    imgSrc: text('the name of a picture file in the same folder'),
    captionText: z.string({ error: 'a caption, or "" for none' }).trim(),
    alt: text('a sentence that says what is seen, for those who cannot see the picture'),
    credit: text('whose picture it is').optional(),
    small: z.boolean({ error: 'true for half the width, false for the whole' }),
    focus: matching(
      new RegExp(`^${percent} ${percent}$`),
      'the point that crops must keep, such as 50% 46%',
    ).optional(),
  },
  'an image with imgSrc, captionText, alt and small',
);

const formText = text('a text');
const form = fields(
  Object.fromEntries(formTexts.map((name) => [name, formText])) as Record<keyof FormTexts, typeof formText>,
  `the texts ${formTexts.join(', ')}`,
);

const stageHint = 'names of picture files that show the first image later, one after another';
const descriptionLimit = 60;
export const titleLimit = 80;
export const railTitleLimit = 20;

/** The frontmatter of a page, with the facts and groups of a site. */
export function pageSchemaOf({ facts, groups }: Pick<SiteSettings, 'facts' | 'groups'>) {
  const groupNames = groups.map(({ name }) => name);
  return fields(
    {
      title: short('a title', titleLimit),
      railTitle: short(`a title of at most ${railTitleLimit} characters for the sidebar`, railTitleLimit).optional(),
      label: short('a code such as TWR', labelLimit).optional(),
      group: groupOf(groupNames).optional(),
      order: z.number({ error: 'a number, the place in the sidebar' }).optional(),
      summary: short('one sentence for lists and search engines', 200),
      description: text(`a text of at most ${descriptionLimit} words`)
        .refine((value) => wordCount(value) <= descriptionLimit, {
          error: ({ input }) =>
            `at most ${descriptionLimit} words, not ${wordCount(String(input))}; the long text belongs below the frontmatter`,
        })
        .optional(),
      type: text('a few words').optional(),
      place: text('a few words').optional(),
      year: z
        .number({ error: 'a year such as 2021' })
        .refine((year) => Number.isInteger(year) && year >= 1900 && year <= 2100, { error: 'a year such as 2021' })
        .optional(),
      squareMetres: z
        .number({ error: 'a number of square metres such as 2200' })
        .positive({ error: 'a number of square metres such as 2200' })
        .optional(),
      lead: yesOrNo.optional(),
      stages: z.array(text(stageHint), { error: stageHint }).max(4, { error: 'at most 4 pictures' }).optional(),
      draft: yesOrNo.optional(),
      listed: yesOrNo.optional(),
      facts: factsOf(facts).optional(),
      images: z.array(image, { error: 'a list of images' }).optional(),
      form: form.optional(),
    },
    'fields such as "title: …"',
  );
}

function groupOf(names: readonly string[]) {
  return z.enum(names, { error: names.length > 0 ? oneOf(names) : 'no group: shell/content/site.md has none' });
}

/** The rows that a page writes itself: its year is a field of its own. */
function factsOf(rows: SiteSettings['facts']) {
  const written = rows.filter(({ means }) => means !== 'year');
  const [example] = written;
  const shapes = written.map(
    ({ name, values }) => [name, (values ? pick(values) : text('a short text')).optional()] as const,
  );
  return fields(
    Object.fromEntries(shapes),
    example
      ? `fact rows such as "${example.name}: ${example.values?.[0] ?? '…'}"`
      : 'no facts: shell/content/site.md has none',
  );
}

export type PageFields = z.output<ReturnType<typeof pageSchemaOf>>;

const intro = text('a sentence or two').optional();
const sign = matching(
  /^M[\d\s.,+\-eMmLlHhVvCcSsQqTtAaZz]+$/,
  'the path of a line drawing of 24 by 24, such as "M3 12h18"',
);

const origin = matching(
  /^https:\/\/[a-z\d][a-z\d.-]*(?::\d+)?$/,
  'an origin such as "https://api.example.org", without a path',
);
const origins = z.array(origin, { error: `a list of origins, such as ["https://api.example.org"]` }).optional();

/** The frontmatter of an area's `index.md`. */
export function areaSchemaOf({ groups }: Pick<SiteSettings, 'groups'>) {
  return fields(
    {
      title: text('the title of the area'),
      groups: fields(
        Object.fromEntries(groups.map(({ name }) => [name, intro] as const)),
        'an introduction by group',
      ).optional(),
      // Its texts are checked against those of the area's studies.
      studies: z.record(z.string(), z.unknown(), { error: 'texts by study' }).optional(),
      connect: origins,
      images: origins,
      signs: z.record(z.string(), sign, { error: 'line drawings by the name of the skill' }).optional(),
    },
    'fields such as "title: …"',
  );
}

const word = text('a text');
/** The frontmatter of `shell/content/notices.md`. What is missing is told by its names together. */
export const noticesSchema = fields(
  Object.fromEntries(textNames.map((name) => [name, word.optional()])),
  'texts by name',
);

/** The shell's own pages: a title, a summary, and texts by name (nested one level at most). */
export const shellDocumentSchema = z
  .object(
    { title: text('a title').optional(), summary: text('a sentence').optional() },
    { error: 'fields such as "title: …"' },
  )
  .catchall(z.union([word, z.record(z.string(), word)], { error: 'a text, or texts by name' }));
