import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

export type Playback = {
  /** Whether the visitor wants it to play. */
  playing: boolean;
  play: () => void;
  pause: () => void;
};

/** A step that took longer than this (a hidden tab, a slow machine) counts as this long, in milliseconds. */
const longestFrame = 100;

/**
 * Calls `advance` for every frame while it plays, with the milliseconds since the last one; stands
 * still while `stage` is out of view or the tab is hidden. `advance` says whether it goes on.
 * Starts by itself only where it is told to and the visitor has not asked for less motion.
 */
export function usePlayback(
  stage: RefObject<Element | null>,
  advance: (elapsed: number) => boolean,
  { autoplay = false } = {},
): Playback {
  const [playing, setPlaying] = useState(() => autoplay && !matchMedia('(prefers-reduced-motion: reduce)').matches);
  const visible = useVisible(stage, playing);
  const onFrame = useEffectEvent((elapsed: number) => {
    if (!advance(elapsed)) setPlaying(false);
  });

  useEffect(() => {
    if (!playing || !visible) return;
    let last: number | undefined;
    let request = requestAnimationFrame(function frame(now) {
      request = requestAnimationFrame(frame);
      if (last !== undefined) onFrame(Math.min(now - last, longestFrame));
      last = now;
    });
    return () => cancelAnimationFrame(request);
  }, [playing, visible]);

  return { playing, play: () => setPlaying(true), pause: () => setPlaying(false) };
}

/** Watches the stage only while it plays: before that it may not be there yet. */
function useVisible(stage: RefObject<Element | null>, playing: boolean): boolean {
  const [inView, setInView] = useState(true);
  const [shown, setShown] = useState(() => document.visibilityState === 'visible');

  useEffect(() => {
    const onVisibility = () => setShown(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, []);

  useEffect(() => {
    if (!playing || !stage.current) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, [stage, playing]);

  return inView && shown;
}
