import type { Figure, PageDocument, Study } from '@portfolio/contract/page';

/** The figure that stands in the place of a study, and whether the text or an earlier study has the same. */
export function stillOf(
  { figures, sections }: Pick<PageDocument, 'figures' | 'sections'>,
  study: Study,
): { figure: Figure | undefined; isRepeated: boolean } {
  const blocks = sections.flatMap((section) => section.blocks);
  const first = blocks.find((block) => block.kind === 'study' && block.still === study.still);
  const figure = figures.find(({ name }) => name === study.still);
  const isPlaced = blocks.some((block) => block.kind === 'figure' && block.figure.name === study.still);
  return { figure, isRepeated: isPlaced || (first?.kind === 'study' && first.number < study.number) };
}
