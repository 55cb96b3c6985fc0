import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ToggleEvent } from 'react';

/** A popover, so that it opens without scripts too. It is not modal: the page behind is made inert, and Tab stays inside. */
export function useMobileNav(path: string) {
  const panel = useRef<HTMLElement>(null);
  const close = () => panel.current?.hidePopover();
  useEffect(close, [path]);
  useEffect(() => {
    const wide = matchMedia('(min-width: 45em)');
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);
  return {
    close,
    panel: {
      ref: panel,
      id: 'rail',
      popover: 'auto' as const,
      onClick: ({ target }: MouseEvent) => target instanceof Element && target.closest('a') && close(),
      onKeyDown: wrapFocus,
      // The browser returns the focus next, and an inert button takes none.
      onBeforeToggle: ({ newState, currentTarget }: ToggleEvent) =>
        newState === 'closed' && setInert(currentTarget, false),
      onToggle: ({ newState, currentTarget }: ToggleEvent<HTMLElement>) =>
        onToggled(currentTarget, newState === 'open'),
    },
  };
}

function onToggled(panel: HTMLElement, isOpen: boolean): void {
  if (isOpen) {
    panel.querySelector('button')?.focus({ preventScroll: true });
    setInert(panel, true);
  } else if (document.activeElement === document.body) {
    // After a press beside it the browser leaves the focus nowhere.
    document.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]`)?.focus({ preventScroll: true });
  }
}

/** The announcer is not: the theme switch speaks through it. */
function setInert(panel: Element, isInert: boolean): void {
  for (const each of panel.parentElement?.children ?? [])
    if (each !== panel && !each.hasAttribute('aria-live')) each.toggleAttribute('inert', isInert);
}

function wrapFocus(event: KeyboardEvent<HTMLElement>): void {
  const panel = event.currentTarget;
  if (event.key !== 'Tab' || !panel.matches(':popover-open')) return;
  const stops = [...panel.querySelectorAll<HTMLElement>('a, button')].filter((each) => each.checkVisibility());
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
