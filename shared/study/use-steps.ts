import { startTransition, useRef, useState, type RefObject } from 'react';
import { usePlayback } from './use-playback';

/**
 * Steps through the result of a study, from 0 to `last`. The last step is shown until the visitor plays or steps.
 * @param stepMs how long a step is shown during playback, in milliseconds
 */
export function useSteps(container: RefObject<HTMLElement | null>, last: number, stepMs: number) {
  const [requestedStep, setRequestedStep] = useState(Infinity);
  const elapsedMs = useRef(0);
  const step = Math.min(requestedStep, last);
  // At the end it stays at the end, even if new settings give more steps.
  const goTo = (to: number) => setRequestedStep(to >= last ? Infinity : to);
  const playback = usePlayback(container, (elapsed) => {
    elapsedMs.current += elapsed;
    if (elapsedMs.current < stepMs) return true;
    // A slow machine leaves steps out: it keeps the pace, and nothing is left to be played off in a rush.
    const next = step + Math.floor(elapsedMs.current / stepMs);
    elapsedMs.current %= stepMs;
    startTransition(() => goTo(next));
    return next < last;
  });
  const play = () => {
    if (step >= last) goTo(0);
    playback.play();
  };
  return { step, last, playback: { ...playback, play }, goTo };
}
