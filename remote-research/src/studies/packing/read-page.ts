import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { fields, text } from '@portfolio/content/source/fields/fields';
import { ContentError } from '@portfolio/content/source/content-error';
import { studyFile } from '@portfolio/content/studies/study-files';
import { studyReader } from '@portfolio/content/studies/study-reader';
import { english as instrument } from '@portfolio/study/study-texts';
import { english as more } from './more-texts';
import { english } from './texts';
import { settings } from './study/packing-settings';
import type { RoomKind } from './algorithm/programme';

/** Metres that a side of a room may have. Smaller rooms would be too many to be seen. */
const [shortest, longest] = [1.8, 60];
/** Rooms that a browser packs four times while somebody drags. */
const mostRooms = 200;

const metresHint = `metres from ${shortest} to ${longest}, as a number or as a list of the least and the most`;
const metre = z.number({ error: metresHint }).min(shortest, { error: metresHint }).max(longest, { error: metresHint });
const metres = z
  .union([metre, z.tuple([metre, metre])], { error: metresHint })
  .transform((size) => (typeof size === 'number' ? ([size, size] as const) : size))
  .refine(([least, most]) => least <= most, { error: metresHint });
const count = z.int({ error: 'a whole number from 1' }).min(1, { error: 'a whole number from 1' }).optional();
const share = z.number({ error: 'a number above 0' }).positive({ error: 'a number above 0' }).optional();

const room = fields({ name: text('the name of a room'), width: metres, depth: metres, count, share }, 'a room');
const roomsHint = 'a list of rooms with name, width, depth, and count or share';
const rooms = z.array(room, { error: roomsHint }).min(1, { error: roomsHint });

const columns = { numbers: ['width', 'depth', 'count', 'share'], lists: [] };

/** A list of rooms: either so many of each, or kinds out of which a programme is made. */
export const packing = studyReader({
  texts: { packing: { ...english, ...more }, instrument },
  fields: { rooms: studyFile('json', 'csv') },
  settings,
  read({ rooms: file }, files, original): { kinds: RoomKind[] } {
    const list = (name: string) => files.list(name, 'rooms', rooms, 'the list of rooms', columns);
    const { value, source } = list(file);
    if (original && original.rooms !== file) {
      // The address tells rooms by their numbers: a translation has the same ones, by other names.
      const known = list(original.rooms).value;
      const other = Array.from({ length: Math.max(known.length, value.length) }).findIndex(
        (_, index) => !isDeepStrictEqual({ ...value[index], name: '' }, { ...known[index], name: '' }),
      );
      if (other >= 0)
        throw ContentError.at(
          files.shown(file),
          source.lineOf([other]),
          `Room ${other + 1} is not the one of ${original.rooms}`,
          'the same rooms in the same order, by other names',
        );
    }
    const isCounted = value[0]?.count !== undefined;
    const kinds = value.map(({ count, share, ...kind }, index): RoomKind => {
      if (isCounted && count !== undefined && share === undefined) return { ...kind, count };
      if (!isCounted && share !== undefined && count === undefined) return { ...kind, share };
      throw ContentError.at(
        files.shown(file),
        source.lineOf([index]),
        `Room ${index + 1} (${kind.name}) has ${has(count, share)}`,
        'a count for every room of the list, or a share for every room',
      );
    });
    const all = value.reduce((sum, { count = 0 }) => sum + count, 0);
    if (all > mostRooms)
      throw ContentError.at(files.shown(file), 1, `The list has ${all} rooms`, `at most ${mostRooms}`);
    return { kinds };
  },
});

function has(count: number | undefined, share: number | undefined): string {
  if (count !== undefined && share !== undefined) return 'both a count and a share';
  if (count !== undefined) return 'a count, where others have a share';
  return share === undefined ? 'neither a count nor a share' : 'a share, where others have a count';
}
