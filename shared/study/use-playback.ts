import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

export type Playback = {
  /** Whether the visitor started it. */
  playing: boolean;
  play: () => void;
  pause: () => void;
  /** Of the playback; 1 is the usual one. */
  speed: number;
  setSpeed: (speed: number) => void;
};

/** In milliseconds. A longer frame, such as after a hidden tab, counts as this long. */
const maxFrameMs = 100;

/**
 * Calls `advance` for every frame during playback, with the milliseconds since the last one times the speed, and pauses while
 * `container` is out of view or the tab is hidden. `advance` returns whether playback continues. Nothing plays before the
 * visitor asks for it.
 */
export function usePlayback(container: RefObject<Element | null>, advance: (elapsed: number) => boolean): Playback {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const isVisible = useVisible(container, playing);
  const onFrame = useEffectEvent((elapsed: number) => {
    if (!advance(elapsed * speed)) setPlaying(false);
  });

  useEffect(() => {
    if (!playing || !isVisible) return;
    let previous: number | undefined;
    let request = requestAnimationFrame(function frame(now) {
      request = requestAnimationFrame(frame);
      if (previous !== undefined) onFrame(Math.min(now - previous, maxFrameMs));
      previous = now;
    });
    return () => cancelAnimationFrame(request);
  }, [playing, isVisible]);

  return { playing, play: () => setPlaying(true), pause: () => setPlaying(false), speed, setSpeed };
}

/** Observes the container only during playback: it may not be mounted before. */
function useVisible(container: RefObject<Element | null>, playing: boolean): boolean {
  const [isInView, setIsInView] = useState(true);
  const [isTabVisible, setIsTabVisible] = useState(() => document.visibilityState === 'visible');

  useEffect(() => {
    const onVisibility = () => setIsTabVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, []);

  useEffect(() => {
    if (!playing || !container.current) return;
    const observer = new IntersectionObserver((entries) => setIsInView(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(container.current);
    return () => observer.disconnect();
  }, [container, playing]);

  return isInView && isTabVisible;
}
