import { short } from './path';

/** The inks of all drawings. Red once in a figure: it is the idea. */
export const ink = {
  line: '#1d1b1a',
  soft: '#a9a299',
  pale: '#ddd9d3',
  wash: '#efece8',
  paper: '#ffffff',
  red: '#ba4148',
} as const;

export type Ink = (typeof ink)[keyof typeof ink];

/** Widths of lines in units of a sheet 1200 wide: pale grids, things seen, things meant, things cut. */
export const weight = { hair: 1, fine: 1.4, line: 2.1, profile: 3.2 } as const;

/** A whole drawing. Its ground is transparent: the page lays it on a white sheet. */
export function sheet(width: number, height: number, parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>\n`;
}

/** A line. @param width in units of the sheet */
export function stroke(data: string, color: Ink, width: number, more = ''): string {
  return (
    data &&
    `<path d="${data}" fill="none" stroke="${color}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`
  );
}

export function fill(data: string, color: string, more = ''): string {
  return data && `<path d="${data}" fill="${color}"${more && ` ${more}`}/>`;
}

/** A filled shape with a line round it. */
export function shape(data: string, inside: Ink, line: Ink, width: number): string {
  return (
    data &&
    `<path d="${data}" fill="${inside}" stroke="${line}" stroke-width="${short(width)}" stroke-linejoin="round"/>`
  );
}

/**
 * A key in the drawing; its meaning is in the caption. Its size is 42 on a sheet 1200 wide, so that it reads on a phone.
 * It is text until the drawing is finished, and then an outline.
 */
export function key(
  text: string,
  x: number,
  y: number,
  color: Ink = ink.line,
  anchor: 'start' | 'middle' | 'end' = 'middle',
  size = 42,
): string {
  return `<text x="${short(x)}" y="${short(y)}" font-size="${size}" font-weight="500" fill="${color}" text-anchor="${anchor}">${text}</text>`;
}
