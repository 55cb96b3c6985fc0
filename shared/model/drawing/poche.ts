import polygonClipping, { type MultiPolygon, type Polygon } from 'polygon-clipping';
import { contains } from '../geometry/outlines';
import type { Point } from '../geometry/points';
import { simplifyOutline } from '../geometry/simplify';
import type { Material } from '../look';
import { ink } from './drawing';
import { pathData } from './path';
import type { Sheet } from './sheet';
import type { CutBody, Stage } from './stage';

/** What the cut goes through, filled: earth first, then neighbours, then the building, red last and in its shade. */
export function pochePaths({ bodies }: Stage, sheet: Sheet, style: 'solid' | 'hatch', id: string): string {
  const shown = bodies
    .map((body) => ({ ...body, outlines: outlinesOf(body, sheet) }))
    .filter(({ outlines }) => outlines.length);
  const colors = order.map((color) => {
    const cut = shown.filter((body) => body.material !== 'glass' && fillOf(body) === color);
    if (!cut.length) return '';
    if (style === 'hatch' && hatched.has(color))
      return hatch(
        cut.map(({ outlines }) => outlines),
        sheet,
        color,
        id,
      );
    return `<path fill="${color}" d="${pathData(
      cut.flatMap(({ outlines }) => outlines),
      sheet.detail,
      true,
    )}"/>`;
  });
  const panes = shown.filter(({ material }) => material === 'glass').flatMap(({ outlines }) => outlines);
  const glass = pathData(panes, sheet.detail, true);
  return colors.join('') + (glass && `<path fill="none" stroke="${ink.line}" stroke-width="3" d="${glass}"/>`);
}

/** Tells whether a place of the viewBox lies in earth that is cut. */
export function earthIn({ bodies }: Stage, sheet: Sheet): (x: number, y: number) => boolean {
  const earth = bodies.filter((body) => fillOf(body) === ink.earth).map((body) => outlinesOf(body, sheet));
  return (x, y) => {
    const place: Point = [x * sheet.detail, y * sheet.detail];
    return earth.some((outlines) => outlines.filter((outline) => contains(outline, place)).length % 2 === 1);
  };
}

const hatched = new Set<string>([ink.line, ink.earth, ink.neighbour]);

/** Lines at 45 degrees inside the outline of all bodies together. */
function hatch(bodies: Point[][][], sheet: Sheet, color: string, id: string): string {
  const name = `${id}-${color.slice(1)}`;
  const shapes = bodies.map((loops) => combine(polygonClipping.xor, loops.map(toPolygon)));
  const rings = combine(polygonClipping.union, shapes).flat();
  const data = pathData(
    rings.map((ring) => ring.slice(0, -1)),
    sheet.detail,
    true,
  );
  return (
    `<pattern id="${name}" width="18" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">` +
    `<path stroke="${color}" stroke-width="5" d="M9 0v18"/></pattern>` +
    `<path fill="url(#${name})" stroke="${color}" stroke-width="5" d="${data}"/>`
  );
}

function combine(how: typeof polygonClipping.union, [first, ...rest]: (Polygon | MultiPolygon)[]): MultiPolygon {
  return first ? how(first, ...rest) : [];
}

/** In tenths of a pixel, so that bodies that touch share their corners exactly. */
function toPolygon(outline: Point[]): Polygon {
  return [outline.map(([x, y]) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10])];
}

const order = [ink.earth, ink.water, ink.neighbour, ink.timber, ink.line, ink.redShade] as const;

const fillsOfMaterials: Partial<Record<Material, (typeof order)[number]>> = {
  red: ink.redShade,
  water: ink.water,
  wood: ink.timber,
  book: ink.timber,
  site: ink.earth,
  ground: ink.earth,
  card: ink.earth,
  field: ink.earth,
};

function fillOf({ material, kind }: CutBody): (typeof order)[number] {
  if (kind === 'context' && material !== 'red') return ink.neighbour;
  return fillsOfMaterials[material] ?? ink.line;
}

/** The loops of a body on the sheet, none when they all lie beyond its frame. */
function outlinesOf({ loops }: CutBody, sheet: Sheet): Point[][] {
  const places = loops.map((points) => points.map((p): Point => [sheet.place(p)[0], sheet.place(p)[1]]));
  const [xs, ys] = [places.flat().map(([x]) => x), places.flat().map(([, y]) => y)];
  const within = (values: number[], most: number) => values.some((v) => v > 0) && values.some((v) => v < most);
  if (!within(xs, sheet.columns) || !within(ys, sheet.rows)) return [];
  return places.map((outline) => simplifyOutline(outline, 0.2));
}
