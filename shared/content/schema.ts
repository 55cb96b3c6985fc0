import { z } from 'zod';
import { variableNames } from '@portfolio/workspace/configuration';
import { areaNames, groupNamesOf } from '@portfolio/contract/areas';

/** A text in one line, trimmed, without YAML's line breaks. */
export const text = (what: string) =>
  z
    .string({ error: what })
    .overwrite((value) => value.replace(/[ \t\n]+/g, ' ').trim())
    .min(1, { error: what });
const short = (what: string, limit: number) => text(what).max(limit, { error: `at most ${limit} characters` });
const oneOf = (values: readonly string[]) => `one of ${values.map((value) => `"${value}"`).join(', ')}`;
const pick = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: oneOf(values) });

const wordCount = (value: string) => value.trim().split(/\s+/).length;

/** An object without unknown fields. */
export function fields<Shape extends z.core.$ZodLooseShape>(shape: Shape, what: string) {
  const names = Object.keys(shape);
  return z.strictObject(shape, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? known(issue.keys[0] ?? '', names) : what),
  });
}

function known(written: string, names: readonly string[]): string {
  const letters = (name: string) => [...name.toLowerCase()].sort().join('');
  const meant =
    names.find((name) => name.toLowerCase() === written.toLowerCase()) ??
    names.find((name) => letters(name) === letters(written));
  return meant ? `"${meant}"` : `one of ${names.join(', ')}`;
}

const facts = {
  Status: pick(['Development Design', 'Completed', 'Follow-up study required', 'Follow-Up Study']).optional(),
  Site: text('a short text').optional(),
  Client: text('a short text').optional(),
  Award: text('a short text').optional(),
  Collaborators: text('a short text').optional(),
  Role: pick(['Company Work', 'Company Work(Personal)', 'Personal Work']).optional(),
  Size: text('a short text').optional(),
  'Built with': text('a short text').optional(),
};

/** The fact rows of a page in the order in which they are shown; the year is a field of its own. */
export const factKeys = [
  'Status',
  'Site',
  'Client',
  'Award',
  'Collaborators',
  'Role',
  'Year',
  'Size',
  'Built with',
] as const;

const percent = '(?:100|\\d{1,2})%';
const image = fields(
  {
    imgSrc: text('the name of a picture file in the same folder'),
    captionText: z.string({ error: 'a caption, or "" for none' }).trim(),
    alt: text('a sentence that says what is seen, for those who cannot see the picture'),
    credit: text('whose picture it is').optional(),
    small: z.boolean({ error: 'true for half the width, false for the whole' }),
    focus: z
      .string({ error: 'the point that crops must keep, such as 50% 46%' })
      .regex(new RegExp(`^${percent} ${percent}$`), { error: 'the point that crops must keep, such as 50% 46%' })
      .optional(),
  },
  'an image with imgSrc, captionText, alt and small',
);

const groupNames = areaNames.flatMap(groupNamesOf);
const descriptionLimit = 60;
export const titleLimit = 80;
export const railTitleLimit = 20;
export const labelLimit = 4;

export const pageSchema = fields(
  {
    title: short('a title', titleLimit),
    railTitle: short(`a title of at most ${railTitleLimit} characters for the sidebar`, railTitleLimit).optional(),
    label: short('a code such as TWR', labelLimit).optional(),
    group: z.enum(groupNames, { error: oneOf(groupNames) }).optional(),
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
    lead: z.boolean({ error: 'true or false' }).optional(),
    draft: z.boolean({ error: 'true or false' }).optional(),
    facts: fields(facts, 'fact rows such as "Status: Completed"').optional(),
    images: z.array(image, { error: 'a list of images' }).optional(),
    form: z.record(z.string(), text('a text'), { error: 'texts by name' }).optional(),
  },
  'fields such as "title: …"',
);

const intro = text('a sentence or two').optional();
export const areaSchema = fields(
  {
    title: text('the title of the area'),
    groups: fields(
      Object.fromEntries(groupNames.map((group) => [group, intro] as const)),
      'an introduction by group',
    ).optional(),
  },
  'fields such as "title: …"',
);

const webAddress = (what: string) => z.url({ protocol: /^https?$/, error: what });

export const siteSchema = fields(
  {
    name: text("the owner's name"),
    short: short('the name in at most 4 characters', labelLimit),
    email: z.email({ error: 'an address for mail' }),
    address: webAddress('the origin of the published site, such as "https://example.com"').refine(
      (url) => URL.canParse(url) && new URL(url).origin === url,
      {
        error: 'an origin without a path or a slash at the end',
      },
    ),
    language: text('a language tag such as "en"'),
    links: z
      .array(
        fields(
          { label: text('a label'), href: webAddress('an address that begins with https://') },
          'a link with label and href',
        ),
        { error: 'a list of links' },
      )
      .default([]),
    portrait: z
      .string({ error: 'the address of a picture' })
      .nullish()
      .transform((value) => value ?? undefined),
  },
  'fields such as "name: …"',
);

const word = text('a text');
/** The shell's own pages: a title, a summary, and texts by name (nested one level at most). */
export const shellDocumentSchema = z
  .object(
    { title: text('a title').optional(), summary: text('a sentence').optional() },
    { error: 'fields such as "title: …"' },
  )
  .catchall(z.union([word, z.record(z.string(), word)], { error: 'a text, or texts by name' }));

export const linkBlock = fields(
  {
    label: text('the word on the button'),
    href: webAddress('a complete address that begins with https://'),
    name: text('where the link leads, for screen readers'),
    note: text('a sentence').optional(),
    variable: variable(),
  },
  'the fields label, href, name, note and variable',
);

const skillsHint = 'a list such as "- TypeScript"';
export const skillsBlock = z
  .array(text('the name of a technology'), { error: skillsHint })
  .min(1, { error: skillsHint });

const videosHint = 'a list of videos with a title and a file or an id';
const videoId = 'the id of the video alone, without an address';
const filmFile = 'the name of an MP4 file in the same folder, such as film.mp4';
const video = fields(
  {
    title: text('a title'),
    file: z
      .string({ error: filmFile })
      .regex(/^[^/\\]+\.mp4$/, { error: filmFile })
      .optional(),
    id: z
      .string({ error: videoId })
      .regex(/^[\w-]+$/, { error: videoId })
      .optional(),
    variable: variable(),
  },
  'a video with title, file, id and variable',
).refine(({ file, id }) => file !== undefined || id !== undefined, { error: videosHint, path: ['file'] });
export const videosBlock = z.array(video, { error: videosHint }).min(1, { error: videosHint });

/** An environment variable that replaces a value of the content. */
function variable() {
  return z.enum(variableNames, { error: `one of ${variableNames.join(', ')}` }).optional();
}
