import { z } from 'zod';
import { fields, text } from '@portfolio/content/source/fields/fields';
import { studyFile } from '@portfolio/content/studies/study-files';

const degrees = (most: number) => {
  const error = `degrees from -${most} to ${most}, such as ${most === 90 ? '37.55' : '126.97'}`;
  return z.number({ error }).min(-most, { error }).max(most, { error });
};
const latitude = degrees(90);
const longitude = degrees(180);
const year = z.int({ error: 'a year such as 1959' }).optional();
const short = text('a short text');
const webAddress = z.url({ protocol: /^https?$/, error: 'a complete address that begins with https://' });

/** A row of the list of places. */
export const placeRow = fields(
  {
    id: z
      .string({ error: 'letters, digits and hyphens' })
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'small letters, digits and hyphens' })
      .optional(),
    name: text('the name of the place'),
    localName: short.optional(),
    architects: z.array(short, { error: 'a list of names, or [] where nobody knows' }).default([]),
    year,
    dated: z.enum(['about', 'before', 'first'], { error: 'one of about, before, first' }).optional(),
    place: short.optional(),
    region: short.optional(),
    latitude,
    longitude,
    source: fields({ label: short, href: webAddress }, 'a source with label and href').optional(),
  },
  'a place with name, latitude and longitude',
);

export type PlaceRow = z.output<typeof placeRow>;
/** With an id, which may be made of its name. */
export type Row = PlaceRow & { id: string };

const placesHint = 'a list of places with name, latitude and longitude';
export const placeRows = z.array(placeRow, { error: placesHint }).min(1, { error: placesHint });

/** The block of a map. Exactly one of country and city is there. */
export const mapFields = {
  title: text('what the map shows, for screen readers'),
  country: text('the name of a country such as "South Korea"').optional(),
  city: text('the name of a city such as "Copenhagen"').optional(),
  places: studyFile('json', 'csv'),
  records: studyFile('json').optional(),
  things: fields({ one: short, many: short }, 'what the places are called: one and many').default({
    one: 'place',
    many: 'places',
  }),
  language: z
    .string({ error: 'a language tag such as "ko"' })
    .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/, { error: 'a language tag such as "ko"' })
    .optional(),
  eras: z
    .record(z.string(), fields({ label: short, first: year, last: year }, 'an era with label, first and last'), {
      error: 'eras by name, each with label, first and last',
    })
    .default({}),
  islands: z
    .array(fields({ latitude, longitude }, 'latitude and longitude'), { error: 'a list of positions' })
    .default([]),
  labels: z
    .array(
      fields(
        {
          name: short,
          latitude,
          longitude,
          side: z.enum(['left', 'right'], { error: 'left or right' }).default('right'),
        },
        'a label with name, latitude and longitude',
      ),
      { error: 'a list of labels' },
    )
    .default([]),
  larger: fields(
    { name: short, west: longitude, south: latitude, east: longitude, north: latitude },
    'a part with name, west, south, east and north',
  ).optional(),
};

export type MapFields = z.output<z.ZodObject<typeof mapFields>>;
