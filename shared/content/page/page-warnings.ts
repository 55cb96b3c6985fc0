import type { Figure, PageDocument } from '@portfolio/contract/page';
import type { Source } from '../source/frontmatter';
import type { FactRow } from '../site/site-schema';
import { untouchedIn, type PlacedEntry } from './page-template';

/** Pixels: the first column of a page, and a preview in messages (1200 × 630), each at one pixel of the screen. */
const coverSize = { width: 1200, height: 630 };

/** What a page can be published with, but should not be: a sentence each, with file and line. */
export function pageWarnings(
  page: PageDocument,
  fields: PlacedEntry,
  source: Source,
  rows: readonly FactRow[],
): string[] {
  const [cover] = page.figures;
  // Pictures stand once, with the original.
  const small = cover && !source.original && tooSmall(cover);
  const lineOf = (field: string) => (field === 'text' ? source.bodyLine : source.lineOf(pathOf(field)));
  return [
    ...untouchedIn(page, fields, rows).map(
      (field) =>
        `${source.file}:${lineOf(field)}: Warning: ${field} is still what "npm run new" wrote. Expected: words of your own.`,
    ),
    ...(small ? [`${source.file}:${source.lineOf(['images', 0])}: Warning: The cover ${small}`] : []),
  ];
}

/** "images.0.alt" → ["images", 0, "alt"]. */
function pathOf(field: string): (string | number)[] {
  return field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** What is wrong with the size of a cover, with the size that it needs; undefined where it is large enough. */
export function tooSmall({ picture }: Pick<Figure, 'picture'>): string | undefined {
  const { kind, width, height } = picture;
  if (kind === 'drawing' || (width >= coverSize.width && height >= coverSize.height)) return undefined;
  return `has ${width} × ${height} px, and is blurred beside the text and in previews. Expected: at least ${coverSize.width} × ${coverSize.height} px, and twice as many to be sharp on every screen.`;
}
