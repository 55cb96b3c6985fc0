import fc from 'fast-check';
import { writeMidi, type MidiData } from 'midi-file';
import { foundIn, refusalOf } from '../more-texts';
import { nameOf } from '../texts';
import { pitchOf } from './notation';
import { readMidi } from './read-midi';
import { scoreOf } from './score';
import { longPiece } from './testing/long-piece';
import { minuet } from './testing/minuet';

const bytesOf = (midi: MidiData, options = {}) => Uint8Array.from(writeMidi(midi, options));
function scoreIn(bytes: Uint8Array) {
  const reading = readMidi(bytes);
  if ('fault' in reading) throw new Error(foundIn(reading.fault));
  return reading.score;
}
const text = (letters: string) => [...letters].map((letter) => letter.charCodeAt(0));
const chunk = (name: string, bytes: readonly number[]) => [
  ...text(name),
  0,
  0,
  bytes.length >> 8,
  bytes.length & 255,
  ...bytes,
];
const header = (format: number, tracks: number, division: readonly [number, number]) =>
  chunk('MThd', [0, format, 0, tracks, ...division]);
const end = [0, 0xff, 0x2f, 0];
const fileOf = (...parts: number[][]) => Uint8Array.from(parts.flat());

test('a file of format 0 with running status and a change of tempo has its notes at the known times', () => {
  const track = [
    ...[0, 0xff, 0x51, 3, 0x07, 0xa1, 0x20], // 500,000 µs
    ...[0, 0x90, 60, 100, 0, 64, 90], // two notes, the second by running status
    ...[96, 60, 0, 0, 64, 0], // both end by velocity 0, still running
    ...[0, 0xff, 0x51, 3, 0x0f, 0x42, 0x40], // 1,000,000 µs
    ...[0, 0x90, 67, 80, 0x60, 67, 0],
    ...end,
  ];
  const { notes, seconds, tempos } = scoreIn(fileOf(header(0, 1, [0, 96]), chunk('MTrk', track)));
  expect(notes.map(({ pitch, start, length }) => [pitch, start, length])).toEqual([
    [60, 0, 0.5],
    [64, 0, 0.5],
    [67, 0.5, 1],
  ]);
  expect(seconds).toBe(1.5);
  expect(tempos).toHaveLength(2);
});

test('in film time a second has its frames, whatever the tempo says', () => {
  const track = [0, 0xff, 0x51, 3, 1, 0, 0, 0, 0x90, 60, 100, 0x87, 0x68, 0x80, 60, 0, ...end];
  const { notes, division } = scoreIn(fileOf(header(0, 1, [0xe7, 40]), chunk('MTrk', track)));
  expect(division).toEqual({ kind: 'film', framesPerSecond: 25, ticksPerFrame: 40 });
  expect(notes[0]).toMatchObject({ start: 0, length: 1 });
});

test('chunks that nobody knows are skipped, drums too, and a promise of too many tracks is forgiven', () => {
  const track = [0, 0x99, 36, 100, 0, 0x90, 60, 100, 96, 0x80, 60, 0, ...end];
  const file = fileOf(header(1, 9, [0, 96]), chunk('XFIH', [1, 2, 3]), chunk('MTrk', track));
  expect(scoreIn(file).notes.map(({ pitch }) => pitch)).toEqual([60]);
});

const good = chunk('MTrk', [0, 0x90, 60, 100, 96, 0x80, 60, 0, ...end]);
test.each([
  ['a picture', fileOf(text('\x89PNG and so on')), 'does not begin with MThd'],
  ['a file that is no music', new Uint8Array(200_001), 'has 201 KB. Music files of up to 200 KB'],
  ['nothing', fileOf([]), 'does not begin with MThd'],
  ['a header alone', fileOf(header(1, 0, [0, 96])), 'holds no notes'],
  ['no ticks', fileOf(header(0, 1, [0, 0]), good), 'gives a quarter note no ticks'],
  ['patterns', fileOf(header(2, 1, [0, 96]), good), 'format 2'],
  ['a track cut off', fileOf(header(0, 1, [0, 96]), good.slice(0, -7)), '7 bytes are missing'],
  ['a note cut off', fileOf(header(0, 1, [0, 96]), chunk('MTrk', [0, 0x90, 60])), 'in the middle of a note'],
  ['an impossible event', fileOf(header(0, 1, [0, 96]), chunk('MTrk', [0, 0xf5, 0, 0])), 'breaks the MIDI format'],
])('%s is refused in a sentence', (_, file, sentence) => {
  const reading = readMidi(file);
  expect('fault' in reading && refusalOf('a.mid', reading.fault)).toContain(sentence);
});

test('whatever the bytes are, a file is read or refused in a sentence', () => {
  const start = [...header(1, 2, [0, 96]), ...good];
  const file = fc.tuple(fc.uint8Array({ maxLength: 60 }), fc.nat(start.length), fc.nat(255), fc.boolean());
  fc.assert(
    fc.property(file, ([noise, place, value, isWhole]) => {
      const bytes = fileOf([...start], isWhole ? [] : [...noise]);
      bytes[place % bytes.length] = value;
      const reading = readMidi(bytes);
      if ('fault' in reading) return /^[^{}]+\.$/.test(foundIn(reading.fault));
      const { notes, seconds } = reading.score;
      return notes.length > 0 && Number.isFinite(seconds) && notes.every(({ length }) => length >= 0);
    }),
  );
});

test.each([
  ['a long piece', () => longPiece(320)],
  ['a minuet', minuet],
])('%s is the same after it was written as a file', (_, piece) => {
  const { notes } = scoreOf(piece());
  for (const options of [{}, { running: true }, { running: true, useByte9ForNoteOff: true }])
    expect(scoreIn(bytesOf(piece(), options)).notes).toEqual(notes);
});

test('every bar of the minuet is as long in the left hand as in the right', () => {
  const { notes, seconds } = scoreOf(minuet());
  const endOf = (hand: string) =>
    Math.max(...notes.filter((note) => note.hand === hand).map((note) => note.start + note.length));
  expect(endOf('left')).toBeCloseTo(seconds, 9);
  expect(endOf('right')).toBeCloseTo(seconds, 9);
  expect(seconds).toBeCloseTo((16 * 3 * 60) / 112, 4);
});

test('names and numbers of pitches', () => {
  expect(['A0', 'C4', 'F#4', 'Bb3', 'C8'].map(pitchOf)).toEqual([21, 60, 66, 58, 108]);
  expect(nameOf(66)).toBe('F sharp 4');
});
