import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Pixels from the top of the window to which a link leads, with a bar above and a line of text. */
const reach = 140;

/**
 * Whoever follows a link to a chosen place stands at the beginning of the study, and on a phone the map and the place
 * lie below its questions: they are brought into the window once.
 */
export function useLanding(study: RefObject<Element | null>, map: RefObject<Element | null>, isChosen: boolean): void {
  const land = useEffectEvent(() => {
    const top = study.current?.getBoundingClientRect().top ?? Infinity;
    if (isChosen && Math.abs(top) < reach) map.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => land(), []);
}
