import type { Section, Study } from '@portfolio/contract/page';

/** Sections of text that stand together, or a study between them. */
export type Run = { sections: Section[] } | { study: Study };

/** Divides a text at its studies, which take the whole width; a section may go on after one without its heading. */
export function runsOf(sections: readonly Section[]): Run[] {
  const runs: Run[] = [];
  const text = (section: Section) => {
    const last = runs.at(-1);
    if (last && 'sections' in last) last.sections.push(section);
    else runs.push({ sections: [section] });
  };
  for (const section of sections) {
    let part: Section = { ...section, blocks: [] };
    for (const block of section.blocks) {
      if (block.kind !== 'study') {
        part = { ...part, blocks: [...part.blocks, block] };
        continue;
      }
      if (part.blocks.length > 0 || part.heading) text(part);
      runs.push({ study: block });
      part = { blocks: [] };
    }
    if (part.blocks.length > 0 || part.heading) text(part);
  }
  return runs;
}
