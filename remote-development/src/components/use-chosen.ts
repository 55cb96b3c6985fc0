import { useEffect } from 'react';
import type { PageDocument } from '@portfolio/contract/page';

/** Settings by which an address chooses something in a study: whoever follows such a link wants to see that. */
const choosing: Readonly<Record<string, string>> = { map: 'at' };

/** A link that chooses something in a study lands on the study, as one to its place in the page does. */
export function useChosen({ sections }: PageDocument): void {
  useEffect(() => {
    // Whoever comes back, or reloads, is where they were.
    if (location.hash || scrollY > 0) return;
    const parameters = new URLSearchParams(location.search);
    for (const block of sections.flatMap(({ blocks }) => blocks)) {
      if (block.kind !== 'study') continue;
      const name = choosing[block.name];
      const isChosen = name && parameters.has(block.number > 1 ? `${block.number}.${name}` : name);
      if (isChosen) return document.getElementById(block.id)?.scrollIntoView();
    }
  }, [sections]);
}
