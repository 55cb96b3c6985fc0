import type { Block, Figure, Section, Study } from '@portfolio/contract/page';

/** Sections of text that stand together, or what takes the whole width: a picture, a study. */
export type Hung = { figure: Figure } | { study: Study } | { sections: Section[] };

/**
 * What hangs on a page, from top to bottom: its first picture, the text with the studies and pictures that it places,
 * and the other pictures. A section may go on after a picture, without its heading.
 */
export function hangOf(sections: readonly Section[], [first, ...others]: readonly Figure[]): Hung[] {
  const hung: Hung[] = first ? [{ figure: first }] : [];
  const left = new Map(others.map((figure) => [figure.name, figure]));
  const wide = (block: Block): Hung | undefined => {
    if (block.kind === 'study') return { study: block };
    return block.kind === 'figure' && left.delete(block.figure.name) ? { figure: block.figure } : undefined;
  };
  const text = (section: Section) => {
    const last = hung.at(-1);
    if (section.blocks.length === 0 && !section.heading) return;
    if (last && 'sections' in last) last.sections.push(section);
    else hung.push({ sections: [section] });
  };
  for (const section of sections) {
    let part: Section = { ...section, blocks: [] };
    for (const block of section.blocks) {
      const item = wide(block);
      if (item) {
        text(part);
        hung.push(item);
        part = { blocks: [] };
      } else part = { ...part, blocks: [...part.blocks, block] };
    }
    text(part);
  }
  return [...hung, ...[...left.values()].map((figure) => ({ figure }))];
}
