import type { PageDocument, Study } from '@portfolio/contract/page';
import { stillOf } from '@portfolio/study/live-study-still';
import { Detail } from '@portfolio/ui/detail';
import { LiveAxonometric } from '../components/live-axonometric';

/** A building: facts, pictures, the long text, and its model to turn where there is one. */
export function ProjectPage({ page }: { page: PageDocument }) {
  const study = (block: Study) => <LiveAxonometric key={block.id} study={block} still={stillOf(page, block).figure} />;
  return <Detail page={page} study={study} />;
}
