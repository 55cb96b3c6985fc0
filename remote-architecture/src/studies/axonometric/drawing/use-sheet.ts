import { useEffect, useRef, useState, type RefObject } from 'react';
import { afterFrame } from '@portfolio/ui/after-frame';
import type { SeenModel } from '../algorithm/pictures';
import { writing } from './sheet';

type Side = 0 | 1;

/**
 * A picture has more paths than a slow machine can take in between two frames. So it has two sides: one is seen while
 * the next picture is written on the other, a portion after every frame, and then they change places.
 * @returns the picture that is seen, on which side it stands, and where the two sides are to be put
 */
export function useSheet(picture: SeenModel | undefined) {
  const first = useRef<SVGGElement>(null);
  const second = useRef<SVGGElement>(null);
  const [seen, setSeen] = useState<{ picture: SeenModel; side: Side }>();
  const pen = useRef<ReturnType<typeof write>>(undefined);

  useEffect(() => {
    // Never put down half way: while pictures come fast each that was begun is shown, and the newest follows.
    if (!picture || picture === seen?.picture || pen.current) return;
    const side: Side = seen?.side === 0 ? 1 : 0;
    const group = (side ? second : first).current;
    if (!group) return;
    const isWritten = () => {
      pen.current = undefined;
      setSeen({ picture, side });
    };
    pen.current = write(picture, group, isWritten);
  }, [picture, seen]);
  useEffect(
    () => () => {
      pen.current?.stop();
      pen.current = undefined;
    },
    [],
  );
  const sides: readonly RefObject<SVGGElement | null>[] = [first, second];
  // The first picture is seen while it comes, from the back to the front.
  return { seen: seen?.picture, side: seen?.side ?? 0, sides };
}

/** @returns how to stop it; nothing where a small picture was written at once */
function write({ strokes, width }: SeenModel, group: SVGGElement, onEnd: () => void) {
  const portions = writing(strokes, group, width);
  let stop: (() => void) | undefined;
  const go = () => {
    if (portions.next().done) {
      stop = undefined;
      return onEnd();
    }
    // The frame has taken in the portion before: never two of them at once.
    stop = afterFrame(go);
  };
  go();
  return stop && { stop: () => stop?.() };
}
