import { startTransition, useRef, useState, type RefObject } from 'react';
import { usePlayback } from './use-playback';

/**
 * Steps through what a study made, from 0 to `last`: the finished work is shown until somebody plays or steps.
 * @param beat milliseconds for which a step stands while it plays.
 */
export function useSteps(stage: RefObject<HTMLElement | null>, last: number, beat: number) {
  const [asked, setAsked] = useState(Infinity);
  const carried = useRef(0);
  const step = Math.min(asked, last);
  // Whoever is at the end stays there, also when other settings bring more steps.
  const goTo = (to: number) => setAsked(to >= last ? Infinity : to);
  const playback = usePlayback(stage, (elapsed) => {
    carried.current += elapsed;
    if (carried.current < beat) return true;
    carried.current -= beat;
    startTransition(() => goTo(step + 1));
    return step + 1 < last;
  });
  const play = () => {
    if (step >= last) goTo(0);
    playback.play();
  };
  return { step, last, playback: { ...playback, play }, goTo };
}
