let leaving = false;

export function reloadPage(): void {
  leaveDocument();
  location.reload();
}

/** Another document is opened: clicks are left to the browser until it is there, as a client navigation would be lost. */
export function leaveDocument(isLeaving = true): void {
  leaving = isLeaving;
}

export function isLeavingDocument(): boolean {
  return leaving;
}
