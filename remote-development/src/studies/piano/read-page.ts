import { parse } from 'node:path';
import { z } from 'zod';
import { ContentError } from '@portfolio/content/source/content-error';
import { fields, text } from '@portfolio/content/source/fields/fields';
import { studyFile, type StudyFiles } from '@portfolio/content/studies/study-files';
import { studyReader } from '@portfolio/content/studies/study-reader';
import { english as instrument } from '@portfolio/study/study-texts';
import { english as more, foundIn } from './more-texts';
import { english } from './texts';
import type { PianoData, Piece } from './study/piano-data';
import { readMidi } from './algorithm/read-midi';

const pieceHint = 'a piece with file and title, such as "{ file: song.mid, title: A song }"';
const piece = fields(
  { file: studyFile('mid', 'midi'), title: text('the title of the music'), label: text('a word or two').optional() },
  pieceHint,
);
const piecesHint = 'a list of pieces with file and title';

/** Music as Standard MIDI Files of format 0 or 1. */
export const piano = studyReader({
  texts: { piano: { ...english, ...more }, instrument },
  fields: { pieces: z.array(piece, { error: piecesHint }).min(1, { error: piecesHint }) },
  read({ pieces }, files): PianoData {
    const named = new Map<string, Piece>();
    for (const [index, { file, title, label = title }] of pieces.entries()) {
      const field = ['pieces', index, 'file'];
      const name = parse(file).name.toLowerCase();
      if (named.has(name)) throw files.fault(field, `The music "${file}" stands in the list twice`, 'every file once');
      named.set(name, { label, title, midi: playable(file, files, field).toString('base64') });
    }
    return { pieces: Object.fromEntries(named) };
  },
});

function playable(file: string, files: StudyFiles, field: readonly PropertyKey[]): Buffer {
  const bytes = files.bytes(file, field);
  const reading = readMidi(bytes);
  if (!('fault' in reading)) return bytes;
  const found = foundIn(reading.fault).replace(/\.$/, '');
  throw ContentError.at(files.shown(file), 1, found, 'a whole Standard MIDI File of format 0 or 1 with notes');
}
