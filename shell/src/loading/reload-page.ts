let leaving = false;
let destination: string | undefined;

/** Loads the page that is shown, or the one that a visitor is on the way to: a reload alone would lose that click. */
export function reloadPage(): void {
  leaveDocument();
  if (destination && isOtherDocument(destination)) location.assign(destination);
  else location.reload();
}

/** Where the router is going: an address of this site, with its fragment. */
export function goTo(address: string | undefined): void {
  destination = address;
}

export function goingTo(): string | undefined {
  return destination;
}

/** An address that differs only in its fragment would be scrolled to and not loaded. */
function isOtherDocument(address: string): boolean {
  const { pathname, search } = new URL(address, location.href);
  return pathname + search !== location.pathname + location.search;
}

/** Clicks are left to the browser until the other document is there: a client navigation would be lost. */
export function leaveDocument(isLeaving = true): void {
  leaving = isLeaving;
}

export function isLeavingDocument(): boolean {
  return leaving;
}
