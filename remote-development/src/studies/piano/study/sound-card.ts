import { createClock, type Sound, type SoundState, type Tone } from '../algorithm/sound';
import { createVoices, type Voices } from './voices';

export type SoundCard = ReturnType<typeof createSoundCard>;

/** Milliseconds after which a card is late. */
const patience = 600;
/** Seconds for which a key that was pressed before the card woke up is still worth hearing. */
const worth = 2;

const ownClock = () => performance.now() / 1000;

/**
 * The sound card of one study: opened by a press, or the browser keeps it shut, and closed when the study goes. What is
 * played before it wakes up sounds as soon as it does.
 */
export function createSoundCard() {
  const clock = createClock(ownClock);
  let [state, context, voices]: [SoundState, AudioContext?, Voices?] = ['asleep'];
  let waiting: (Tone & { asked: number })[] = [];
  let [level, isHidden] = [1, false];
  let onState: (state: SoundState) => void = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  const become = (next: SoundState) => {
    if (state === next) return;
    state = next;
    onState(next);
  };
  const isWorth = ({ time, seconds, asked }: (typeof waiting)[number]) =>
    time === undefined ? clock.now() - asked < worth : time + seconds > clock.now();
  const sound = ({ time = 0, ...tone }: Tone) =>
    context && voices?.play(tone, Math.max(clock.sourceTime(time), context.currentTime));
  const onCard = () => {
    if (!context || isHidden) return;
    const { state: now } = context;
    if (now === 'running' && state !== 'running') {
      clearTimeout(timer);
      const running = context;
      clock.follow(() => running.currentTime);
      become('running');
      waiting.filter(isWorth).forEach(sound);
      waiting = [];
    } else if (now !== 'running' && state === 'running') {
      clock.follow(ownClock);
      become('interrupted');
    }
  };
  const wake = () => {
    context ??= openContext(onCard);
    if (!context) return become('none');
    voices ??= createVoices(context);
    voices.setVolume(level);
    // Refused during a call, for one; a card that comes later says so itself.
    context.resume().then(onCard, () => {});
    clearTimeout(timer);
    timer = setTimeout(() => state !== 'running' && become('late'), patience);
  };
  const onVisibility = () => {
    isHidden = document.visibilityState === 'hidden';
    if (state !== 'running') return;
    if (isHidden) void context?.suspend();
    else context?.resume().then(onCard, onCard);
  };

  return {
    sound: {
      clock: clock.now,
      play: (tone) => {
        if (state === 'running') sound(tone);
        else waiting = [...waiting.filter(isWorth), { ...tone, asked: clock.now() }];
      },
      silence: () => {
        waiting = [];
        voices?.silence();
      },
    } satisfies Sound,
    /** To be called by every press that is to be heard. */
    open: () => {
      if (state !== 'running') wake();
    },
    setVolume: (next: number) => {
      level = next;
      voices?.setVolume(level);
    },
    /** Begins the card's life. @returns ends it */
    live: (listener: (state: SoundState) => void) => {
      onState = listener;
      document.addEventListener('visibilitychange', onVisibility);
      return () => {
        document.removeEventListener('visibilitychange', onVisibility);
        clearTimeout(timer);
        clock.follow(ownClock);
        const closing = context;
        [state, context, voices] = ['asleep', undefined, undefined];
        void closing?.close();
      };
    },
  };
}

function openContext(onCard: () => void): AudioContext | undefined {
  if (typeof AudioContext === 'undefined') return undefined;
  try {
    const context = new AudioContext({ latencyHint: 'interactive' });
    for (const kind of ['statechange', 'error']) context.addEventListener(kind, onCard);
    return context;
  } catch {
    // Browsers give a page only so many.
    return undefined;
  }
}
