import { lengthOf, lettering } from './film/lettering';
import { rectangle } from './hatch';
import { polyline, short } from './path';
import { ink, shape, sheet, stroke, weight } from './sheet';

/** A drawn first screen: the sheet, and within it the window, which goes on below the sheet's end. */
export const firstScreen = { width: 1600, height: 800, left: 60, top: 48, inner: 124, end: 1476 };

/** The window with the name of the site and its ways; the first one is open. */
export function browserWindow(name: string, ways: readonly string[]): string {
  const { left, top, width, height, inner } = firstScreen;
  const frame = rectangle(left, top, width - 2 * left, height);
  const dots = [0, 1, 2].map(
    (i) =>
      `<circle cx="${left + 30 + i * 24}" cy="${top + 26}" r="6" fill="none" stroke="${ink.line}" stroke-width="${weight.fine}"/>`,
  );
  return (
    shape(polyline(frame, true), ink.paper, ink.line, weight.profile) +
    dots.join('') +
    stroke(`M${left} ${top + 52}h${width - 2 * left}`, ink.line, weight.fine) +
    lettering(name, { x: inner, y: top + 122, size: 46, weight: 600, tracking: -0.02 }) +
    waysTo(ways)
  );
}

/** They end where the page ends. */
function waysTo(ways: readonly string[]): string {
  const y = firstScreen.top + 118;
  let x: number = firstScreen.end;
  return ways
    .toReversed()
    .map((words, index) => {
      const isOpen = index === ways.length - 1;
      const look = { size: 24, weight: isOpen ? 600 : 400 } as const;
      const length = lengthOf(words, look);
      x -= length + (index > 0 ? 64 : 0);
      return (
        lettering(words, { x, y, ...look }) +
        (isOpen ? stroke(`M${short(x)} ${y + 16}h${short(length)}`, ink.line, weight.profile) : '')
      );
    })
    .join('');
}

/** The whole drawing. */
export function screenSheet(parts: readonly string[]): string {
  return sheet(firstScreen.width, firstScreen.height, parts);
}
