import { ink } from '../sheet';
import { frameSize } from './film';
import { lettering } from './lettering';

const left = 64;
/** As wide as the site's column of codes. */
const column = 52;

/** The name of a film, as large as the home page's headline. @param lines of what it is about */
export function opening(name: string, lines: readonly string[], opacity: number): string {
  const words = lines.map((line, i) => lettering(line, { x: left, y: 308 + i * 52, size: 42, weight: 400 }));
  return faded(
    lettering(name, { x: left - 4, y: 232, size: 92, weight: 600, tracking: -0.025 }) + words.join(''),
    opacity,
  );
}

/** Number and name of a part, at the top left. */
export function chapter(number: number, lines: readonly string[], opacity: number): string {
  const words = lines.map((line, i) =>
    lettering(line, { x: left + column, y: 94 + i * 56, size: 50, weight: 600, tracking: -0.015 }),
  );
  return faded(lettering(String(number), { x: left, y: 94, size: 50, weight: 400 }) + words.join(''), opacity);
}

/** A white band behind the title of a part whose drawing fills the frame. */
export function band(): string {
  return `<path d="M0 0H${frameSize.width}V132H0z" fill="${ink.paper}"/>`;
}

export function faded(drawing: string, opacity: number): string {
  if (opacity <= 0) return '';
  return opacity < 1 ? `<g opacity="${opacity.toFixed(3)}">${drawing}</g>` : drawing;
}
