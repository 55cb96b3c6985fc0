/** Whether the lines of an element begin at its right edge. */
export function isFromRight(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
