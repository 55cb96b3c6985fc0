import { closeEnough, createPractice, shareOf, type Practice, type Result, type Verdict } from './practice';
import type { Hand, Note, Score } from './score';
import type { Sound } from './sound';
import { createScheduler, createTransport } from './transport';

/** The song plays itself, waits for every chord of the player, or goes on without waiting. */
export type Mode = 'listen' | 'wait' | 'play';
export type Hands = Hand | 'both';

export type Player = ReturnType<typeof createPlayer>;

/** Longer than this without a frame, in seconds, and the page was asleep: the song stops meanwhile. */
const asleep = 0.4;
/** Silence before the first note and after the last, in seconds. */
const margin = 1;

export type PlayerOptions = {
  score: Score;
  mode: Mode;
  hands: Hands;
  /** Seconds into the song; at its beginning there is some silence first. */
  from?: number;
  sound: Sound;
};

/** A song with everything that can happen to it. Tells React nothing: its state is read once a frame. */
export function createPlayer({ score, mode, hands, from = 0, sound }: PlayerOptions) {
  const isMine = (note: Note) => mode !== 'listen' && (hands === 'both' || note.hand === hands);
  const pressed = new Map<number, Verdict['kind'] | 'free'>();
  const transport = createTransport(sound.clock);
  const scheduler = createScheduler(transport, score.notes);
  let practice: Practice;
  let [lastFrame, lastPosition] = [0, -margin];
  let best: Result | undefined;

  const wait = () => {
    const limit = mode === 'wait' ? (practice.next()?.start ?? Infinity) : Infinity;
    if (limit !== transport.limit()) transport.setLimit(limit);
  };
  const seek = (position: number) => {
    const ended = practice.result();
    if (shareOf(ended) > (best ? shareOf(best) : 0)) best = ended;
    sound.silence();
    transport.setLimit(Infinity);
    transport.seek(position);
    scheduler.rewind();
    lastPosition = position;
    practice = createPractice(score.notes.filter((note) => isMine(note) && note.start >= position - 1e-9));
    wait();
  };
  practice = createPractice([]);
  seek(from > 0 ? Math.min(from, score.seconds) : -margin);

  const judge = (pitch: number): Verdict | undefined => {
    if (mode === 'listen' || !transport.isRunning()) return undefined;
    const position = transport.position();
    if (mode === 'play') return practice.press(pitch, position, transport.rate());
    const chord = practice.next();
    if (!chord) return undefined;
    const isEarly = transport.timeOf(chord.start) - sound.clock() > closeEnough;
    const verdict: Verdict = isEarly ? { kind: 'wrong' } : practice.pressWaiting(pitch, chord);
    wait();
    return verdict;
  };

  return {
    mode,
    isMine,
    pressed,
    setRate: transport.setRate,
    seek,
    start: () => {
      lastFrame = sound.clock();
      transport.start();
    },
    stop: () => {
      transport.stop();
      sound.silence();
    },
    position: transport.position,
    /** Between the first note and the end of the last, in hundredths of a second. */
    restingPlace: () => Math.round(Math.min(score.seconds, Math.max(0, transport.position())) * 100) / 100,
    isRunning: transport.isRunning,
    isWaiting: () => transport.isRunning() && transport.position() >= transport.limit(),
    isOver: () => transport.position() >= score.seconds + margin,
    /** Goes on to the next beginning of a note. */
    step: () => {
      const at = transport.position() + 1e-6;
      seek(score.notes.find(({ start }) => start > at)?.start ?? -margin);
    },
    /** Once a frame: hands notes to the sound and counts what was missed. */
    frame: () => {
      const now = sound.clock();
      if (now - lastFrame > asleep) transport.seek(lastPosition);
      scheduler.wake((note, time) => {
        const { pitch, velocity, length } = note;
        if (!isMine(note)) sound.play({ pitch, velocity, seconds: length / transport.rate(), time });
      });
      if (mode === 'play') practice.pass(transport.position(), transport.rate());
      [lastFrame, lastPosition] = [now, transport.position()];
    },
    press: (pitch: number, velocity = 0.6) => {
      if (pressed.has(pitch)) return;
      const verdict = judge(pitch);
      pressed.set(pitch, verdict?.kind ?? 'free');
      sound.play({ pitch, velocity, seconds: 0.5 });
    },
    release: (pitch: number) => void pressed.delete(pitch),
    next: () => (mode === 'wait' ? practice.next() : undefined),
    stateOf: (note: Note) => practice.stateOf(note),
    result: () => practice.result(),
    /** Of the runs that ended with a change of the position: the one with the largest share of right keys. */
    best: () => best,
  };
}
