import { z } from 'zod';
import { styles, type Body, type Massing } from '@portfolio/model/massing/massing';

const by = '; "npm run site -- model" writes the file';
const number = z.number({ error: `a number${by}` });
const numbers = z.array(number, { error: `a list of numbers${by}` });
const angles = z.object({ azimuth: number, altitude: number }, { error: `azimuth and altitude${by}` });

const style = z
  .int()
  .min(0)
  .max(styles.length - 1);
const corners = (least: number, step: number) =>
  z.array(z.number()).refine(({ length }) => length >= least && length % step === 0);
const prism = z
  .tuple([z.literal('prism'), style, z.number(), z.number(), corners(6, 2), z.string()], z.number())
  .refine(([, , , , outline, walls]) => walls.length * 2 === outline.length);
const post = z.tuple([z.literal('post'), style, corners(3, 3), corners(3, 3), z.number()]);
const hull = z
  .tuple([z.literal('hull'), style, corners(12, 3), z.array(z.array(z.int()).min(4))])
  .refine(([, , points, faces]) =>
    faces.every(([, ...ring]) => ring.every((corner) => corner >= 0 && corner < points.length / 3)),
  );
const bodyHint = `a prism, a hull or a post with all its numbers${by}`;
const body = z.custom<Body>((value) => [prism, post, hull].some((kind) => kind.safeParse(value).success), {
  error: bodyHint,
});
const bodiesHint = `a list of bodies${by}`;

/** A model reduced to its masses, as `npm run site -- model` writes it. */
export const massingFields: z.ZodType<Massing> = z.object({
  version: z.literal(1, { error: `1${by}` }),
  code: z.string({ error: `the code of a page${by}` }).min(1, { error: `the code of a page${by}` }),
  sun: angles,
  view: angles,
  figures: z.object(
    {
      storeys: number,
      levels: numbers,
      floorArea: number,
      roofArea: number.optional(),
      footprint: number,
      plot: number,
      height: number,
      cut: z.tuple([number, number], { error: `two numbers${by}` }),
    },
    { error: `what the model measures${by}` },
  ),
  bodies: z.array(body, { error: bodiesHint }).min(1, { error: `one body at least${by}` }),
});
