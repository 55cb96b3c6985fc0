import type { MidiData, MidiEvent } from 'midi-file';

/** A note as it is encoded here: MIDI number, beginning and length in ticks. */
export type Written = { pitch: number; start: number; length: number };

export const ticksPerQuarter = 480;

const steps: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
/** Eighth, quarter, half, dotted half. */
const lengths: Readonly<Record<string, number>> = { e: 240, q: 480, h: 960, H: 1440 };

/** The MIDI number of a name such as F#4; C4 is 60. */
export function pitchOf(name: string): number {
  const accidental = name.includes('#') ? 1 : name.includes('b') ? -1 : 0;
  return 12 * (Number(name.at(-1)) + 1) + (steps[name[0] ?? ''] ?? NaN) + accidental;
}

/** A line of music: notes as "q D5", chords as "h G3+B3+D4", bars divided by "|". */
export function readLine(line: string): Written[] {
  const tokens = line.split(/[\s|]+/).filter(Boolean);
  const notes: Written[] = [];
  let start = 0;
  for (let i = 0; i + 1 < tokens.length; i += 2) {
    const length = lengths[tokens[i] ?? ''] ?? NaN;
    for (const name of (tokens[i + 1] ?? '').split('+')) notes.push({ pitch: pitchOf(name), start, length });
    start += length;
  }
  return notes;
}

type FileParts = {
  name: string;
  signature: readonly [numerator: number, denominator: number];
  /** Quarters in a minute from a tick on. */
  tempos: readonly (readonly [tick: number, quarters: number])[];
  right: readonly Written[];
  left: readonly Written[];
};

/** A file of format 1: a track for the tempo, one for each hand. */
export function midiOf({ name, signature, tempos, right, left }: FileParts): MidiData {
  const [numerator, denominator] = signature;
  const conductor = [
    { tick: 0, event: { deltaTime: 0, meta: true, type: 'trackName', text: name } },
    {
      tick: 0,
      event: {
        deltaTime: 0,
        meta: true,
        type: 'timeSignature',
        numerator,
        denominator,
        metronome: 24,
        thirtyseconds: 8,
      },
    },
    ...tempos.map(([tick, quarters]) => ({
      tick,
      event: { deltaTime: 0, meta: true, type: 'setTempo', microsecondsPerBeat: Math.round(6e7 / quarters) },
    })),
  ] as Placed[];
  const tracks = [conductor, ...[right, left].map(eventsOf)].map(asTrack);
  return { header: { format: 1, numTracks: tracks.length, ticksPerBeat: ticksPerQuarter }, tracks };
}

type Placed = { tick: number; event: MidiEvent };

function eventsOf(notes: readonly Written[], channel: number): Placed[] {
  const event = (type: 'noteOn' | 'noteOff', noteNumber: number): MidiEvent => ({
    deltaTime: 0,
    channel,
    type,
    noteNumber,
    velocity: type === 'noteOn' ? 76 - 12 * channel : 0,
  });
  return notes.flatMap(({ pitch, start, length }) => [
    { tick: start, event: event('noteOn', pitch) },
    { tick: start + length, event: event('noteOff', pitch) },
  ]);
}

/** In the order of time; at one tick a key goes up before it goes down again. */
function asTrack(placed: readonly Placed[]): MidiEvent[] {
  const rank = ({ event }: Placed) => (event.type === 'noteOn' ? 1 : 0);
  let before = 0;
  const events = placed
    .toSorted((a, b) => a.tick - b.tick || rank(a) - rank(b))
    .map(({ tick, event }) => {
      const deltaTime = tick - before;
      before = tick;
      return { ...event, deltaTime };
    });
  return [...events, { deltaTime: 0, meta: true, type: 'endOfTrack' }];
}
