import { startTransition, useRef, useState, type RefObject } from 'react';
import { usePlayback } from 'shared/study/use-playback';
import type { FourRuns } from './four-runs';

/** Milliseconds that a room stays the last one while it plays. */
const beat = 160;

/** Steps through the rooms: the whole packing is shown until somebody plays or steps. */
export function useSteps(stage: RefObject<HTMLElement | null>, result: FourRuns | undefined) {
  const [asked, setAsked] = useState(Infinity);
  const carried = useRef(0);
  const last = result?.runs.shelf.steps.length ?? 0;
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
