/** What makes the music audible, and the clock by which it runs. */
export type Sound = {
  /** Seconds; the sound card's own time where there is one. */
  clock: () => number;
  play: (pitch: number, time: number, seconds: number, velocity: number) => void;
  /** @param level 0 to 1 */
  setVolume: (level: number) => void;
  /** Ends everything that sounds or is about to. */
  silence: () => void;
};

/** Partials of a voice: multiple of the pitch, share of its level, and how much faster than the lowest it fades. */
const partials = [
  [1, 0.62, 1],
  [2, 0.24, 1.6],
  [3, 0.1, 2.4],
  [4, 0.05, 3.2],
] as const;
const release = 0.14;

export const silentSound: Sound = {
  clock: () => performance.now() / 1000,
  play: () => {},
  setVolume: () => {},
  silence: () => {},
};

/**
 * Opens the sound card; to be called from a press, or the browser keeps it closed. Silent where there is none.
 * @returns makes a sound for each piano, with a volume of its own.
 */
export async function openSound(): Promise<() => Sound> {
  if (typeof AudioContext === 'undefined') return () => silentSound;
  const context = new AudioContext({ latencyHint: 'interactive' });
  // A machine without a sound card may never answer.
  await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, 600))]);
  if (context.state !== 'running') {
    void context.close();
    return () => silentSound;
  }
  return () => soundOf(context);
}

function soundOf(context: AudioContext): Sound {
  const volume = new GainNode(context);
  volume.connect(new DynamicsCompressorNode(context, { threshold: -16, ratio: 6 })).connect(context.destination);
  const voices = new Set<{ gain: GainNode; sources: OscillatorNode[] }>();
  return {
    clock: () => context.currentTime,
    play: (pitch, time, seconds, velocity) => {
      const begin = Math.max(time, context.currentTime);
      const end = begin + Math.max(0.08, seconds);
      const gain = new GainNode(context, { gain: 0 });
      gain.gain.setValueAtTime(0, begin);
      gain.gain.linearRampToValueAtTime(velocity * 0.34, begin + 0.004);
      gain.gain.setValueAtTime(velocity * 0.34, end);
      gain.gain.setTargetAtTime(0, end, release / 3);
      gain.connect(volume);
      const sources = partials.map(([multiple, level, fading]) => partial(multiple, level, fading, pitch, begin, end));
      for (const [source, fade] of sources) source.connect(fade).connect(gain);
      const voice = { gain, sources: sources.map(([source]) => source) };
      voices.add(voice);
      voice.sources[0]?.addEventListener('ended', () => {
        voices.delete(voice);
        gain.disconnect();
      });
    },
    setVolume: (level) => void volume.gain.setTargetAtTime(level ** 2, context.currentTime, 0.02),
    silence: () => {
      for (const { gain, sources } of voices) {
        gain.gain.cancelScheduledValues(context.currentTime);
        gain.gain.setTargetAtTime(0, context.currentTime, 0.02);
        for (const source of sources) source.stop(context.currentTime + 0.15);
      }
    },
  };

  /** A tone that fades like a string: high ones faster than low ones. */
  function partial(multiple: number, level: number, fading: number, pitch: number, begin: number, end: number) {
    const frequency = 440 * 2 ** ((pitch - 69) / 12) * multiple;
    const source = new OscillatorNode(context, { frequency });
    const fade = new GainNode(context, { gain: level });
    fade.gain.setTargetAtTime(0, begin, 2.6 / fading / 2 ** ((pitch - 48) / 18));
    source.start(begin);
    source.stop(end + release * 3);
    return [source, fade] as const;
  }
}
