import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';

/** Where the sidebar is a sheet over the page. */
export const phone = '(max-width: 719px)';

/**
 * The sidebar below 720 px as a modal sheet. Without scripts the menu button is a link to `#rail` and CSS shows the
 * sheet by `:target`; with scripts the focus moves in and back, Escape closes it, and the page behind is inert.
 */
export function useSheet(path: string) {
  const [open, setOpen] = useState(false);
  const [shownPath, setShownPath] = useState(path);
  const openerRef = useRef<HTMLAnchorElement>(null);
  const panelRef = useRef<HTMLElement>(null);
  const overlayRef = useRef<HTMLAnchorElement>(null);

  if (shownPath !== path) {
    setShownPath(path);
    setOpen(false);
  }

  useEffect(() => {
    if (!open) return undefined;
    const panel = panelRef.current;
    const opener = openerRef.current;
    const behind = [...(panel?.parentElement?.children ?? [])].filter(
      (element) => element !== panel && element !== overlayRef.current,
    );
    for (const element of behind) element.toggleAttribute('inert', true);
    document.documentElement.style.overflow = 'hidden';
    panel?.querySelector('a')?.focus({ preventScroll: true });
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
      if (event.key === 'Tab' && panel) wrapFocus(event, panel);
    };
    const onWiden = (event: MediaQueryListEvent) => !event.matches && setOpen(false);
    const width = matchMedia(phone);
    const closed = new AbortController();
    document.addEventListener('keydown', onKey, closed);
    width.addEventListener('change', onWiden, closed);
    return () => {
      for (const element of behind) element.toggleAttribute('inert', false);
      document.documentElement.style.overflow = '';
      closed.abort();
      opener?.focus({ preventScroll: true });
    };
  }, [open]);

  const toggle = (next: boolean) => ({
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      setOpen(next);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      setOpen(next);
    },
  });

  return {
    open,
    close: () => setOpen(false),
    opener: {
      ...toggle(true),
      ref: openerRef,
      href: '#rail',
      role: 'button',
      'aria-expanded': open,
      'aria-controls': 'rail',
    },
    closer: { ...toggle(false), href: '#main' },
    overlay: { ...toggle(false), ref: overlayRef, href: '#main' },
    panel: { ref: panelRef, id: 'rail' },
  };
}

/** Keeps the focus inside: Tab on the last element moves to the first, and back. */
function wrapFocus(event: globalThis.KeyboardEvent, panel: HTMLElement): void {
  const stops = [...panel.querySelectorAll<HTMLElement>('a, button')].filter((each) => each.checkVisibility());
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
