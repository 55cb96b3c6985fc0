let reloading = false;

export function reloadPage(): void {
  reloading = true;
  location.reload();
}

/** During a reload, clicks are left to the browser: a client navigation would be lost. */
export function isReloading(): boolean {
  return reloading;
}
