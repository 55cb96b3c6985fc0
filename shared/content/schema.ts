import { z } from 'zod';
import { groups, type GroupName } from '../contract/areas';

const text = (what: string) => z.string({ error: what }).trim().min(1, { error: what });

const statuses = ['Development Design', 'Completed', 'Follow-up study required', 'Follow-Up Study'] as const;
const roles = ['Company Work', 'Company Work(Personal)', 'Personal Work'] as const;
const oneOf = (values: readonly string[]) => `one of ${values.map((value) => `"${value}"`).join(', ')}`;

/** The fact rows of a page in the order in which they are shown. */
export const factKeys = ['Status', 'Site', 'Client', 'Award', 'Collaborators', 'Role', 'Year', 'Size', 'Built with'] as const;

const facts = z.strictObject(
  {
    Status: z.enum(statuses, { error: oneOf(statuses) }).optional(),
    Site: text('a short text').optional(),
    Client: text('a short text').optional(),
    Award: text('a short text').optional(),
    Collaborators: text('a short text').optional(),
    Role: z.enum(roles, { error: oneOf(roles) }).optional(),
    Size: text('a short text').optional(),
    'Built with': text('a short text').optional(),
  },
  { error: (issue) => (issue.code === 'unrecognized_keys' ? oneOf(factKeys) : 'fact rows such as "Status: Completed"') },
);

const image = z.strictObject(
  {
    imgSrc: text('the name of a picture file in the same folder'),
    captionText: z.string({ error: 'a caption, or "" for none' }),
    alt: text('a sentence that says what is seen, for those who cannot see the picture'),
    credit: text('whose picture it is').optional(),
    small: z.boolean({ error: 'true for half the width, false for the whole' }),
    focus: z
      .string()
      .regex(/^\d{1,3}% \d{1,3}%$/, { error: 'the point that crops must keep, such as "50% 46%"' })
      .optional(),
  },
  { error: (issue) => (issue.code === 'unrecognized_keys' ? 'imgSrc, captionText, alt, credit, small and focus only' : 'an image with imgSrc, captionText, alt and small') },
);

const wordLimit = (limit: number) => (value: string) => value.split(/\s+/).length <= limit;
const groupNames = Object.keys(groups) as [GroupName, ...GroupName[]];

const pageFields = {
  title: text('a title'),
  railTitle: text('a title of at most 20 characters for the sidebar').max(20, { error: 'at most 20 characters, the sidebar has no room for more' }).optional(),
  label: text('a code of 2 to 4 capitals').max(4, { error: 'at most 4 characters' }).optional(),
  group: z.enum(groupNames, { error: oneOf(groupNames) }).optional(),
  order: z.number({ error: 'a number, the place in the sidebar' }).optional(),
  summary: text('one sentence for lists and search engines').max(200, { error: 'at most 200 characters' }),
  description: text('a text of at most 60 words').refine(wordLimit(60), { error: 'at most 60 words; the long text belongs below the frontmatter' }).optional(),
  type: text('a few words').optional(),
  place: text('a few words').optional(),
  year: z.number({ error: 'a year such as 2021' }).int().min(1900).max(2100).optional(),
  lead: z.boolean({ error: 'true or false' }).optional(),
  facts: facts.optional(),
  images: z.array(image, { error: 'a list of images' }).optional(),
  form: z.record(z.string(), text('a text')).optional(),
};

const unknownField = (fields: object) => (issue: { code?: string }) =>
  issue.code === 'unrecognized_keys' ? `one of the fields ${Object.keys(fields).join(', ')}` : 'fields such as "title: …"';

export const pageSchema = z.strictObject(pageFields, { error: unknownField(pageFields) });

const areaFields = {
  title: text('the title of the area'),
  groups: z.partialRecord(z.enum(groupNames, { error: oneOf(groupNames) }), text('a sentence or two')).optional(),
};
export const areaSchema = z.strictObject(areaFields, { error: unknownField(areaFields) });

export const siteSchema = z.object({
  name: text("the owner's name"),
  short: text('the name in at most 4 characters').max(4, { error: 'at most 4 characters, the narrow sidebar has no room for more' }),
  email: z.email({ error: 'an address for mail' }),
  address: z.url({ error: 'the origin of the published site, such as "https://example.com"' }).refine((url) => new URL(url).origin === url, { error: 'an origin without a path or a slash at the end' }),
  language: text('a language tag such as "en"'),
  links: z.array(z.object({ label: text('a label'), href: z.url({ error: 'a complete address' }) })).default([]),
  portrait: z.string().nullish().transform((value) => value ?? undefined),
});

/** The shell's own pages: a title, a summary, and words by name (nested one level at most). */
export const shellDocumentSchema = z.looseObject({ title: text('a title').optional(), summary: text('a sentence').optional() });

const blockError = 'the fields of the block';
export const linkBlock = z.strictObject({
  label: text('the word on the button'),
  href: z.url({ protocol: /^https?$/, error: 'a complete address that begins with https://' }),
  name: text('where the link leads, for screen readers'),
  note: text('a sentence').optional(),
}, { error: `${blockError} label, href, name and note` });
export const skillsBlock = z.array(text('the name of a technology'), { error: 'a list such as "- TypeScript"' }).min(1);
export const videosBlock = z.array(
  z.strictObject({ title: text('a title'), id: z.string({ error: 'the id of the video, or ""' }).regex(/^[\w-]*$/, { error: 'the id alone, without an address' }) }, { error: `${blockError} title and id` }),
  { error: 'a list of videos with title and id' },
).min(1);
