import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { halfTones } from '../drawing/computer-keys';

/** Where letters are typed or choose something. */
const takesLetters = 'select, textarea, input:not([type=radio], [type=checkbox], [type=range])';

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
  const letGo = (...gone: readonly string[]) => {
    for (const code of gone) {
      const pitch = codes.current.get(code);
      if (pitch !== undefined && codes.current.delete(code)) onKey(pitch, 0);
    }
  };
  const onDown = useEffectEvent((event: KeyboardEvent) => {
    const { code, target } = event;
    const halfTone = halfTones.get(code);
    if (halfTone === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof Element && target.matches(takesLetters)) return;
    event.preventDefault();
    if (event.repeat) return;
    letGo(code);
    codes.current.set(code, lowest + halfTone);
    onKey(lowest + halfTone, 0.65);
  });
  // While Cmd is down, macOS says nothing of other keys that go up.
  const onUp = useEffectEvent(({ code, key }: KeyboardEvent) =>
    key === 'Meta' ? letGo(...codes.current.keys()) : letGo(code),
  );
  const onLeave = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    const isInside = relatedTarget instanceof Node && instrument.current?.contains(relatedTarget);
    if (!isInside) letGo(...codes.current.keys());
  });

  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    instrument.current?.addEventListener('keydown', (event) => onDown(event), { signal });
    instrument.current?.addEventListener('keyup', (event) => onUp(event), { signal });
    instrument.current?.addEventListener('focusout', (event) => onLeave(event), { signal });
    return () => left.abort();
  }, [instrument]);
}
