import type { Figure, PageDocument } from '@portfolio/contract/page';

/** The figures of a page in the order in which they stand on it: the first, those of the text, the rest. */
export function picturesOf({ figures, sections }: Pick<PageDocument, 'figures' | 'sections'>): Figure[] {
  const [first, ...rest] = figures;
  const inText = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'figure' ? [block.figure] : [])),
  );
  const after = rest.filter(({ name }) => inText.every((figure) => figure.name !== name));
  return [...(first ? [first] : []), ...inText, ...after];
}
