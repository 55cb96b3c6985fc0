/** A ref for what is taken away by a press in it: the main content takes the focus, so that Tab goes on there. */
export function returnFocus(element: HTMLElement | null) {
  return (): void => {
    if (element?.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true });
  };
}
