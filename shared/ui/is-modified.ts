/** Whether a click is not for the page to follow: handled already, or asking for a new tab, a window or a download. */
export function isModified(event: MouseEvent): boolean {
  return (
    event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  );
}
