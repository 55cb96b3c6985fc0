import { parse } from 'node:path';
import { z } from 'zod';
import { ContentError } from '@portfolio/content/source/content-error';
import { fields, short } from '@portfolio/content/source/fields/fields';
import type { StudyFiles } from '@portfolio/content/studies/study-files';
import type { Place } from './algorithm/place';

/** Characters of one of the three sentences: two lines beside a map. */
const sentenceLimit = 110;

const count = (what: string) => z.int({ error: `how many ${what}, such as 24` }).min(0, { error: 'no less than 0' });
const sentence = (what: string) =>
  short(`a sentence: ${what}`, sentenceLimit).regex(/[.!?]$/, { error: 'a whole sentence with a full stop' });

/** The records of all places by their ids. */
export const recordRows = z.record(
  z.string(),
  fields(
    {
      see: sentence('what one sees there'),
      made: sentence('who made it, and how'),
      know: sentence('what to look at, or to know'),
      from: fields(
        {
          sample: z.boolean({ error: 'true where the figures are made up, or false' }),
          photos: count('photos'),
          rating: z.number({ error: 'from 0 to 5' }).min(0, { error: 'from 0 to 5' }).max(5, { error: 'from 0 to 5' }),
          reviews: count('reviews'),
          topics: z
            .record(z.string(), count('reviews'), { error: 'topics of the reviews, each with how many' })
            .refine((topics) => Object.keys(topics).length <= 3, { error: 'at most three topics' }),
        },
        'what the sentences were made from: sample, photos, rating, reviews, topics',
      ),
    },
    'a record with see, made, know and from',
  ),
  { error: 'a record for each place, by its id' },
);

/** Every place has a record, and every record its place. @returns the address of the records */
export function recordsOf(name: string, places: readonly Place[], files: StudyFiles): string {
  const { value, source } = files.list(name, 'records', recordRows, 'the records', {
    numbers: [],
    lists: [],
  });
  const lost = Object.keys(value).find((id) => !places.some((place) => place.id === id));
  if (lost !== undefined)
    throw ContentError.at(
      source.file,
      source.lineOf([lost]),
      `The record "${lost}" belongs to no place`,
      'the id of a place',
    );
  const without = places.find(({ id }) => !Object.hasOwn(value, id));
  if (without)
    throw ContentError.at(
      source.file,
      1,
      `There is no record "${without.id}" of ${without.name}`,
      'a record of each place',
    );
  return files.later(parse(name).name, value);
}
