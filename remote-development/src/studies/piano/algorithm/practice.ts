import type { Note } from './score';

/** A press counts for a note when it comes this close to it, in seconds of real time. */
export const closeEnough = 0.25;

/** Without milliseconds where the song waits: then nobody is early or late. */
export type Verdict = { kind: 'right'; milliseconds?: number } | { kind: 'wrong' };

export type Result = {
  right: number;
  wrong: number;
  missed: number;
  /** Mean of the deviations, below 0 for early; mean of their sizes. Milliseconds; missing where none was measured. */
  mean?: number;
  spread?: number;
};

/** Right keys among all that were right, wrong or missed; 0 where there were none. */
export function shareOf({ right, wrong, missed }: Result): number {
  return right > 0 ? right / (right + wrong + missed) : 0;
}

/** Notes that begin together. */
export type Chord = { start: number; pitches: number[] };

/** Compares what is played with what is written. @param notes in the order of their beginnings */
export function createPractice(notes: readonly Note[]) {
  const state = new Map<Note, 'played' | 'missed'>();
  const deviations: number[] = [];
  let [right, wrong, missed] = [0, 0, 0];
  // The first note that is neither played nor missed lies here or later; the first that is still near enough, too.
  let [ahead, passed] = [0, 0];
  const judge = (note: Note | undefined): Verdict => {
    if (!note) {
      wrong++;
      return { kind: 'wrong' };
    }
    state.set(note, 'played');
    right++;
    return { kind: 'right' };
  };
  return {
    /** A key is pressed at a position of the song. @param rate share of the song's own speed */
    press: (pitch: number, position: number, rate: number): Verdict => {
      let [found, least]: [Note | undefined, number] = [undefined, closeEnough * rate];
      for (let i = passed; i < notes.length; i++) {
        const note = notes[i] as Note;
        if (note.start > position + closeEnough * rate) break;
        const away = Math.abs(note.start - position);
        if (note.pitch === pitch && !state.has(note) && away <= least) [found, least] = [note, away];
      }
      if (!found) return judge(found);
      const milliseconds = ((position - found.start) / rate) * 1000;
      deviations.push(milliseconds);
      judge(found);
      return { kind: 'right', milliseconds };
    },
    /** A key is pressed while the song waits for a chord, for as long as it takes. */
    pressWaiting: (pitch: number, chord: Chord): Verdict =>
      judge(notes.find((note) => note.start === chord.start && note.pitch === pitch && !state.has(note))),
    /** Notes that the song has left behind are missed. */
    pass: (position: number, rate: number) => {
      for (let note = notes[passed]; note && note.start < position - closeEnough * rate; note = notes[++passed]) {
        if (state.has(note)) continue;
        state.set(note, 'missed');
        missed++;
      }
    },
    /** The first chord of which a note is still to be played. */
    next: (): Chord | undefined => {
      while (notes[ahead] && state.has(notes[ahead] as Note)) ahead++;
      const start = notes[ahead]?.start;
      if (start === undefined) return undefined;
      const pitches: number[] = [];
      for (let i = ahead, note = notes[i]; note?.start === start; note = notes[++i])
        if (!state.has(note)) pitches.push(note.pitch);
      return { start, pitches };
    },
    stateOf: (note: Note) => state.get(note),
    result: (): Result => {
      const counts = { right, wrong, missed };
      if (deviations.length === 0) return counts;
      const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
      return { ...counts, mean: mean(deviations), spread: mean(deviations.map(Math.abs)) };
    },
  };
}

export type Practice = ReturnType<typeof createPractice>;
