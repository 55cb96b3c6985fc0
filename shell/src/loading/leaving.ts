let leaving = false;

/** Puts the fresh page into the place of this one. */
export function loadAnew(): void {
  leaving = true;
  location.reload();
}

/** Whether the fresh page is on its way: who presses a link now is led there by the browser, which would lose the press otherwise. */
export function isLeaving(): boolean {
  return leaving;
}
