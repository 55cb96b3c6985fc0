import { z } from 'zod';
import { fields, matching, text, webAddress } from '../../source/fields/fields';

const linkAddress = 'a complete address that begins with https://, or the path of a page of this site';
export const linkBlock = fields(
  {
    label: text('the word on the button'),
    href: z.union([webAddress(linkAddress), z.string().regex(/^\/(?!\/)\S*$/)], { error: linkAddress }),
    name: text('where the link leads, for screen readers'),
    note: text('a sentence').optional(),
    variable: variable('LINK'),
  },
  'the fields label, href, name, note and variable',
);

const skillsHint = 'a list such as "- TypeScript"';
export const skillsBlock = z
  .array(text('the name of a technology'), { error: skillsHint })
  .min(1, { error: skillsHint });

const videosHint = 'a list of videos with a title and a file or an id';
const video = fields(
  {
    title: text('a title'),
    file: matching(/^[^/\\]+\.mp4$/, 'the name of an MP4 file in the same folder, such as film.mp4').optional(),
    id: matching(/^[\w-]+$/, 'the id of the video alone, without an address').optional(),
    variable: variable('VIDEO'),
  },
  'a video with title, file, id and variable',
).refine(({ file, id }) => file !== undefined || id !== undefined, { error: videosHint, path: ['file'] });
export const videosBlock = z.array(video, { error: videosHint }).min(1, { error: videosHint });

/** An environment variable that replaces a value of the content. */
function variable(kind: 'LINK' | 'VIDEO') {
  const what = `a name of capitals that begins with ${kind}_, such as ${kind}_GUIDE`;
  return matching(new RegExp(`^${kind}_[A-Z0-9_]+$`), what).optional();
}
