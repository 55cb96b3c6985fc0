import type { PageDocument, Study } from '@portfolio/contract/page';
import { LiveStudyBlock } from '@portfolio/study/live-study-block';
import { stillOf } from '@portfolio/study/live-study-still';
import { Detail } from '@portfolio/ui/detail';
import { Figure } from '@portfolio/ui/figure';
import { studies } from '../studies';

/** A piece of research or a follow-up study: facts, pictures and the long text. */
export function ReportPage({ page }: { page: PageDocument }) {
  const blocks = page.sections.flatMap((section) => section.blocks);
  const stills = blocks.flatMap((block) => (block.kind === 'study' ? block.still : []));
  const study = (block: Study) => {
    const { figure, isRepeated } = stillOf(page, block);
    return (
      <LiveStudyBlock
        key={block.id}
        study={block}
        studies={studies}
        still={figure && <Figure figure={figure} sizes="(min-width: 1025px) 60vw, 100vw" isRepeated={isRepeated} />}
      />
    );
  };
  // A picture that stands in the place of a study does not hang a second time.
  return <Detail page={page} figures={page.figures.filter(({ name }) => !stills.includes(name))} study={study} />;
}
