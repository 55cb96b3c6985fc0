import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { halfTones } from '../drawing/computer-keys';

/** Where letters are typed or choose something. */
const takesLetters = 'select, [type=text]';

/**
 * The computer's keys play as long as the focus is in the instrument, wherever: whoever has pressed Play, or chosen a
 * mode, plays on without looking for the focus. @param lowest pitch of the lowest of them
 */
export function useComputerKeys(
  instrument: RefObject<HTMLElement | null>,
  lowest: number,
  onKey: (pitch: number, velocity: number) => void,
): void {
  /** Keys that are down, with the pitch that each of them pressed. */
  const codes = useRef(new Map<string, number>());

  /** What went down goes up again, whatever is held or set meanwhile. */
  const letGo = (gone: Iterable<string>) => {
    for (const code of gone) {
      const pitch = codes.current.get(code);
      if (pitch !== undefined && codes.current.delete(code)) onKey(pitch, 0);
    }
  };
  const onUp = useEffectEvent((event: Event) => {
    const { code, key } = event as KeyboardEvent;
    // A focus that leaves has no code; and while Cmd is down, macOS says nothing of other keys that go up.
    letGo(code && key !== 'Meta' ? [code] : codes.current.keys());
  });
  const onDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const halfTone = halfTones.get(event.code);
    if (halfTone === undefined || (event.target as Element).matches(takesLetters)) return;
    event.preventDefault();
    if (event.repeat) return;
    letGo([event.code]);
    codes.current.set(event.code, lowest + halfTone);
    onKey(lowest + halfTone, 0.65);
  });

  useEffect(() => {
    const { current } = instrument;
    const down = (event: KeyboardEvent) => onDown(event);
    const up = (event: Event) => onUp(event);
    const controller = new AbortController();
    current?.addEventListener('keydown', down, { signal: controller.signal });
    current?.addEventListener('keyup', up, { signal: controller.signal });
    current?.addEventListener('focusout', up, { signal: controller.signal });
    return () => controller.abort();
  }, [instrument]);
}
