import type { Figure, PageDocument, Picture } from '@portfolio/contract/page';

/** Every figure of a page, in the order in which it is shown. */
export function figuresOf({ figures, sections }: PageDocument): Figure[] {
  const inText = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'figure' ? block.figure : [])),
  );
  return [...figures, ...inText];
}

/** The file of a picture that every program can read: the largest JPEG of a photo, the drawing itself. */
export function fileOf(picture: Picture): string {
  return picture.kind === 'drawing' ? picture.src : `${picture.base}-${picture.fallbacks.at(-1) ?? picture.width}.jpg`;
}

/** The size of that file. */
export function sizeOf(picture: Picture): { width: number; height: number } {
  const { width, height } = picture;
  if (picture.kind === 'drawing') return { width, height };
  const shown = picture.fallbacks.at(-1) ?? width;
  return { width: shown, height: Math.round((height * shown) / width) };
}
