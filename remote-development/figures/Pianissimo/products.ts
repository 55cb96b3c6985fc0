import { polylines } from '#figures/path';
import { fill, ink, sheet, stroke, weight } from '#figures/sheet';
import { app } from './app';
import { roll } from './roll';
import { preludeNotes } from './score';
import { desk, web } from './web';

const size = { width: 1200, height: 600 };
/** The same bar of music everywhere: in the shop, in the file and on its way down to the keys. */
const notes = preludeNotes(2);
export const preview = { left: 70, top: 114, width: 482, height: 156 };
export const file = { left: 644, top: 166, width: 156, height: 204, fold: 34 };
export const lanes = { left: 890, top: 92, width: 176, height: 290 };

/** Two products and what joins them: one music file. */
export function products(): string {
  return sheet(size.width, size.height, [desk(), web(preview, notes), app(lanes, notes), links(), sheetOfMusic()]);
}

/** From the corners of the file to what becomes of it on both sides. */
export function links(): string {
  const right = preview.left + preview.width;
  const data = [0, 1]
    .map(
      (end) =>
        `M${right} ${preview.top + end * preview.height}L${file.left} ${file.top + end * file.height}M${file.left + file.width} ${end ? file.top + file.height : file.top + file.fold}L${lanes.left} ${lanes.top + end * lanes.height}`,
    )
    .join('');
  return stroke(data, ink.red, weight.fine);
}

/** A sheet with a folded corner: the music file, with its notes on it. */
export function sheetOfMusic(): string {
  const { left, top, width, height, fold } = file;
  const outline = `M${left} ${top}h${width - fold}l${fold} ${fold}v${height - fold}h${-width}z`;
  return (
    fill(outline, ink.red) +
    stroke(`M${left + width - fold} ${top}v${fold}h${fold}`, ink.paper, weight.line) +
    fill(
      polylines(roll(notes, { left: left + 18, top: top + 56, width: width - 36, height: height - 92 }), true),
      ink.paper,
    ) +
    stroke(
      `M${left + 18} ${top + height - 20}h${width - 36}M${left + 18} ${top + 26}h${width - 36 - fold}`,
      ink.paper,
      weight.line,
    )
  );
}
