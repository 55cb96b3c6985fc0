import type { MidiData, MidiEvent } from 'midi-file';
import { MidiError } from './midi-fault';
import { createTempoMap, type Division, type TempoChange, type TempoMap } from './tempo-map';

export type Hand = 'right' | 'left';

/** A note as it is to be played. Times in seconds. */
export type Note = { pitch: number; start: number; length: number; velocity: number; hand: Hand };

export type Score = {
  /** In the order of their beginnings; those that begin together from below. */
  notes: Note[];
  seconds: number;
  /** Length of the longest note. */
  longest: number;
  /** Seconds at which bars and beats begin. */
  beats: { start: number; isBar: boolean }[];
  /** What the file says about itself. */
  format: number;
  tracks: number;
  division: Division;
  tempos: readonly TempoChange[];
  map: TempoMap;
};

type Sounding = { pitch: number; tick: number; end: number; velocity: number; track: number };
type Signature = { tick: number; numerator: number; denominator: number };

/** The music of a file. @throws MidiError where an event makes no sense or there is nothing to play */
export function scoreOf({ header, tracks }: MidiData): Score {
  if (header.format === 2) throw new MidiError({ kind: 'patterns' });
  const division = divisionOf(header);
  const timed = tracks.map((track, index) => withTicks(track, index));
  const events = timed.flat();
  const tempos = events.flatMap(({ tick, event }) =>
    event.type === 'setTempo' && event.microsecondsPerBeat > 0
      ? [{ tick, microsecondsPerQuarter: event.microsecondsPerBeat }]
      : [],
  );
  const map = createTempoMap(division, tempos);
  const sounding = timed.flatMap(pairNotes);
  if (sounding.length === 0) throw new MidiError({ kind: 'silent' });
  const handOf = handsOf(sounding);
  const notes = sounding
    .map((each): Note => {
      const start = map.secondsAt(each.tick);
      const length = map.secondsAt(each.end) - start;
      return { pitch: each.pitch, start, length, velocity: each.velocity / 127, hand: handOf(each) };
    })
    .sort((a, b) => a.start - b.start || a.pitch - b.pitch);
  const lastTick = sounding.reduce((last, { end }) => Math.max(last, end), 0);
  const signatures = events.flatMap(({ tick, event }) =>
    event.type === 'timeSignature' && event.numerator > 0
      ? [{ tick, numerator: event.numerator, denominator: event.denominator }]
      : [],
  );
  return {
    notes,
    seconds: map.secondsAt(lastTick),
    longest: notes.reduce((most, { length }) => Math.max(most, length), 0),
    beats: beatsOf(division, signatures, lastTick, map),
    format: header.format,
    tracks: tracks.length,
    division,
    tempos,
    map,
  };
}

function divisionOf(header: MidiData['header']): Division {
  const { ticksPerBeat, framesPerSecond, ticksPerFrame } = header;
  if (ticksPerBeat) return { kind: 'quarters', ticksPerQuarter: ticksPerBeat };
  if (framesPerSecond && ticksPerFrame) return { kind: 'film', framesPerSecond, ticksPerFrame };
  throw new MidiError({ kind: 'timeless' });
}

type Timed = { tick: number; event: MidiEvent; track: number };

function withTicks(track: readonly MidiEvent[], index: number): Timed[] {
  let tick = 0;
  return track.map((event) => {
    tick += event.deltaTime;
    return { tick, event, track: index };
  });
}

/** Joins every beginning of a note with its end; a note without an end ends with its track. */
function pairNotes(events: readonly Timed[]): Sounding[] {
  const open = new Map<number, Sounding[]>();
  const done: Sounding[] = [];
  const lastTick = events.at(-1)?.tick ?? 0;
  for (const { tick, event, track } of events) {
    if (event.type !== 'noteOn' && event.type !== 'noteOff') continue;
    const { noteNumber: pitch, velocity, channel } = event;
    if (!(pitch >= 0 && pitch < 128) || !(velocity >= 0)) throw new MidiError({ kind: 'track', track: track + 1 });
    // Channel 10 is the drums': its numbers are no pitches.
    if (channel === 9) continue;
    const key = channel * 128 + pitch;
    const same = open.get(key) ?? [];
    open.set(key, same);
    if (event.type === 'noteOn' && velocity > 0) {
      const note = { pitch, tick, end: lastTick, velocity, track };
      same.push(note);
      done.push(note);
    } else {
      const ended = same.shift();
      if (ended) ended.end = tick;
    }
  }
  return done;
}

/** The first track with notes is the right hand where there are several; otherwise the middle C divides them. */
function handsOf(notes: readonly Sounding[]): (note: Sounding) => Hand {
  const first = notes[0]?.track;
  const isOne = notes.every(({ track }) => track === first);
  return isOne ? ({ pitch }) => (pitch < 60 ? 'left' : 'right') : ({ track }) => (track === first ? 'right' : 'left');
}

/** A file may be hours long; lines beyond these are not drawn. */
const mostBeats = 20_000;

function beatsOf(division: Division, signatures: readonly Signature[], end: number, map: TempoMap): Score['beats'] {
  if (division.kind === 'film') return [];
  const beats: Score['beats'] = [];
  const changes = signatures.toSorted((a, b) => a.tick - b.tick);
  let [tick, count, next] = [0, 0, 0];
  let signature: Signature = { tick: 0, numerator: 4, denominator: 4 };
  while (tick <= end && beats.length < mostBeats) {
    for (let change = changes[next]; change && change.tick <= tick; change = changes[++next]) {
      signature = change;
      count = 0;
    }
    beats.push({ start: map.secondsAt(tick), isBar: count % signature.numerator === 0 });
    count++;
    tick += Math.max(1, (division.ticksPerQuarter * 4) / signature.denominator);
  }
  return beats;
}
