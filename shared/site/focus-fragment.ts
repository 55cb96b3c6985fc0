/** Browsers go on from the target of a fragment with the Tab key; the router only scrolls there. */
export function focusFragment(hash: string): void {
  const target = hash === location.hash ? targetOf(hash) : null;
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
