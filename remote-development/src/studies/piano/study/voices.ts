import type { Tone } from '../algorithm/sound';

/** Partials of a voice: multiple of the pitch, share of its level, and how much faster than the lowest it fades. */
const partials = [
  [1, 0.62, 1],
  [2, 0.24, 1.6],
  [3, 0.1, 2.4],
  [4, 0.05, 3.2],
] as const;
const release = 0.14;

export type Voices = ReturnType<typeof createVoices>;

/** A piano made of sine waves. Its nodes go with their context. */
export function createVoices(context: AudioContext) {
  const volume = new GainNode(context);
  volume.connect(new DynamicsCompressorNode(context, { threshold: -16, ratio: 6 })).connect(context.destination);
  const voices = new Set<{ gain: GainNode; sources: OscillatorNode[] }>();
  return {
    /** @param begin by the context's clock */
    play: ({ pitch, velocity, seconds }: Tone, begin: number) => {
      const end = begin + Math.max(0.08, seconds);
      const gain = new GainNode(context, { gain: 0 });
      gain.gain.setValueAtTime(0, begin);
      gain.gain.linearRampToValueAtTime(velocity * 0.34, begin + 0.004);
      gain.gain.setValueAtTime(velocity * 0.34, end);
      gain.gain.setTargetAtTime(0, end, release / 3);
      gain.connect(volume);
      const sources = partials.map((each) => partialOf(context, each, pitch, begin, end));
      for (const [source, fade] of sources) source.connect(fade).connect(gain);
      const voice = { gain, sources: sources.map(([source]) => source) };
      voices.add(voice);
      voice.sources[0]?.addEventListener('ended', () => {
        voices.delete(voice);
        gain.disconnect();
      });
    },
    setVolume: (level: number) => void volume.gain.setTargetAtTime(level ** 2, context.currentTime, 0.02),
    silence: () => {
      for (const { gain, sources } of voices) {
        gain.gain.cancelScheduledValues(context.currentTime);
        gain.gain.setTargetAtTime(0, context.currentTime, 0.02);
        for (const source of sources) source.stop(context.currentTime + 0.15);
      }
    },
  };
}

/** A tone that fades like a string: high ones faster than low ones. */
function partialOf(
  context: AudioContext,
  [multiple, level, fading]: (typeof partials)[number],
  pitch: number,
  begin: number,
  end: number,
) {
  const frequency = 440 * 2 ** ((pitch - 69) / 12) * multiple;
  const source = new OscillatorNode(context, { frequency });
  const fade = new GainNode(context, { gain: level });
  fade.gain.setTargetAtTime(0, begin, 2.6 / fading / 2 ** ((pitch - 48) / 18));
  source.start(begin);
  source.stop(end + release * 3);
  return [source, fade] as const;
}
