import type { Bounds } from '../geometry/outlines';
import { dot, type Point, type Point3 } from '../geometry/points';
import type { Model, Pen } from '../model';
import { crownOf, type Crown } from './crown';
import { createDepthBuffer, fillEllipse, fillTriangle, type DepthBuffer } from './depth-buffer';
import { ink, type Drawing } from './drawing';
import { fills } from './fills';
import { clearOfMarks, drawLevelMarks, levelMarksOf } from './level-marks';
import { pathData } from './path';
import { people } from './person-symbol';
import { earthIn, pochePaths } from './poche';
import { footer, letteringOf, northArrow, scaleBar } from './scale-bar';
import { shadeOf } from './shadow';
import { createSheet, sheetWidth, type Sheet } from './sheet';
import { stageOf, type Stage } from './stage';
import { stitch } from './stitch';
import { project } from './view';
import { createVisibleLines, type Piece, type Weight } from './visible-lines';

/** Units of the viewBox at weight 1. */
const strokes: Record<Weight, { width: number; color: string }> = {
  soft: { width: 2.2, color: ink.soft },
  fine: { width: 1.5, color: ink.line },
  edge: { width: 2.2, color: ink.line },
  profile: { width: 4.5, color: ink.line },
};

/** Crowns are items of the depth buffer below every triangle's index. */
const crownItem = (index: number) => -10 - index;

/**
 * A hidden-line drawing of a model as SVG text; the same model gives the same text.
 * @param pixels size of the raster in which things hide each other; a small one is fast and coarse
 */
export function draw(model: Model, name: string, drawing: Drawing, pixels = 6_000_000): string {
  const stage = stageOf(model, drawing);
  const sheet = createSheet(stage.view, frameOf(stage, drawing), pixels);
  const crowns = stage.trees.map((tree) => crownOf(tree, sheet));
  const buffer = rasterOf(stage, sheet, crowns);
  const shade = drawing.sun ? shadeOf(stage, sheet, buffer, drawing.sun) : undefined;
  const measured = drawing.kind !== 'axo';
  const height = Math.round(sheet.rows / sheet.detail);
  const foot = measured
    ? scaleBar(sheet.frame, 100, height + 90) +
      (drawing.kind === 'plan' && drawing.north !== false ? northArrow(sheetWidth - 180, height + 148) : '')
    : '';
  const marks = levelMarksOf(('levels' in drawing && drawing.levels) || [], sheet);
  const id = `${model.code}-${name}`.toLowerCase();
  const picture =
    fills(stage, sheet, buffer, shade) +
    lines(stage, sheet, buffer, crowns, drawing.weight ?? 1) +
    pochePaths(stage, sheet, drawing.poche ?? 'solid', `${id}-hatch`) +
    penned(stage, sheet, drawing.weight ?? 1) +
    people(stage, sheet, buffer, `${id}-person`, marks);
  // The inner svg cuts off what reaches beyond the frame.
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheetWidth} ${height + (measured ? footer : 0)}">` +
    `<svg width="${sheetWidth}" height="${height}">` +
    clearOfMarks(picture, marks, earthIn(stage, sheet), { width: sheetWidth, height, id: `${id}-levels` }) +
    drawLevelMarks(marks) +
    labels(drawing, sheet) +
    `</svg>${foot}</svg>`
  );
}

function rasterOf(stage: Stage, sheet: Sheet, crowns: readonly Crown[]): DepthBuffer {
  const buffer = createDepthBuffer(sheet.columns, sheet.rows);
  stage.triangles.forEach(({ corners: [a, b, c], surface }, i) => {
    const normal = stage.surfaces[surface]?.normal;
    if (normal && dot(normal, stage.view.toward) < -1e-6) return;
    fillTriangle(buffer, [sheet.place(a), sheet.place(b), sheet.place(c)], i);
  });
  crowns.forEach(({ middle, rx, ry }, i) => fillEllipse(buffer, middle, rx * 0.95, ry * 0.95, crownItem(i)));
  return buffer;
}

function lines(stage: Stage, sheet: Sheet, buffer: DepthBuffer, crowns: readonly Crown[], weight: number): string {
  const visible = createVisibleLines(stage, sheet, buffer);
  const grey = new Set(['site', 'context', 'drawing']);
  for (const { a, b, surfaces, kind } of stage.edges) {
    visible.draw(sheet.place(a), sheet.place(b), { surfaces, soft: grey.has(kind) });
  }
  for (const { a, b, kind, pen } of stage.lines) {
    if (!pen)
      visible.draw(sheet.place(a), sheet.place(b), grey.has(kind) ? { soft: true } : { fine: kind === 'building' });
  }
  crowns.forEach(({ middle, outline, twigs, trunk }, i) => {
    const flat = (line: readonly Point[]) =>
      line.forEach(([x, y], k) => {
        const before = line[k - 1];
        if (before)
          visible.draw([before[0], before[1], middle[2]], [x, y, middle[2]], { soft: true, crown: crownItem(i) });
      });
    flat(outline);
    twigs.forEach(flat);
    const [foot, top] = trunk;
    if (foot && top) visible.draw(foot, top, { soft: true });
  });
  const paths = (['soft', 'fine', 'edge', 'profile'] as const).map((kind) => {
    const data = pathData(stitch(visible.pieces[kind]), sheet.detail);
    const { width, color } = strokes[kind];
    return data && `<path stroke="${color}" stroke-width="${(width * weight).toFixed(1)}" d="${data}"/>`;
  });
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>`;
}

/** Lines with a pen of their own, laid over the drawing: nothing hides them. The widest lie lowest. */
function penned({ lines: all }: Stage, sheet: Sheet, weight: number): string {
  const pens = new Map<string, { pen: Pen; pieces: Piece[] }>();
  for (const { a, b, pen } of all) {
    if (!pen) continue;
    const key = `${pen.color} ${pen.width}`;
    const known = pens.get(key) ?? { pen, pieces: [] };
    known.pieces.push([flat(a), flat(b)]);
    pens.set(key, known);
  }
  const paths = [...pens.values()]
    .toSorted((a, b) => b.pen.width - a.pen.width)
    .map(({ pen: { color, width }, pieces }) => {
      const data = pathData(stitch(pieces), sheet.detail);
      return data && `<path stroke="${ink[color]}" stroke-width="${(width * weight).toFixed(1)}" d="${data}"/>`;
    });
  return paths.length ? `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>` : '';

  function flat(point: Point3): Point {
    const [x, y] = sheet.place(point);
    return [x, y];
  }
}

/** Units of the viewBox. */
const letterHeight = { small: 38, plain: 60 };

function labels({ labels: all = [] }: Drawing, sheet: Sheet): string {
  const sizes = (['plain', 'small'] as const).map((size) => {
    const own = all.filter((label) => (label.size ?? 'plain') === size);
    const texts = own.map(({ at, text, align, onRed }) => {
      const [x, y] = sheet.place(at).map((value) => Math.round(value / sheet.detail));
      const anchor = align ? ` text-anchor="${align}"` : '';
      const fill = onRed ? ' fill="#fff"' : '';
      return `<text x="${x}" y="${(y ?? 0) + Math.round(letterHeight[size] / 3)}"${anchor}${fill}>${text}</text>`;
    });
    const set = `fill="${ink.line}" ${letteringOf(letterHeight[size])} text-anchor="middle"`;
    return texts.length ? `<g ${set}>${texts.join('')}</g>` : '';
  });
  return sizes.join('');
}

/** The frame asked for, or all that is shown with a little air. */
function frameOf(stage: Stage, drawing: Drawing): Bounds {
  if (drawing.frame) return drawing.frame;
  const tops = stage.trees.map(({ at: [x, y, z], size }): Point3 => [x, y, z + 8 * size]);
  const corners = [
    ...stage.triangles.flatMap(({ corners: three }) => three),
    ...stage.lines.flatMap(({ a, b }) => [a, b]),
  ];
  const seen = [...corners, ...tops].map((p) => project(stage.view, p));
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of seen) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [bottom, top] = [Math.min(bottom, y), Math.max(top, y)];
  }
  const air = (right - left) * 0.02;
  return [left - air, bottom - air, right + air, top + air];
}
