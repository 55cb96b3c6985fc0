import type { PageDocument } from '@portfolio/contract/page';
import { Detail } from '@portfolio/ui/detail';
import { LiveAxonometric } from '../axonometric/live-axonometric';
import { hasMassing } from '../axonometric/massing-files';

/** A building: facts, pictures, the long text, and its model to turn where there is one. */
export function ProjectPage({ page }: { page: PageDocument }) {
  const code = page.path.slice(1);
  const still = page.figures.find(({ name }) => name === 'axo');
  return <Detail page={page}>{hasMassing(code) && <LiveAxonometric code={code} still={still} />}</Detail>;
}
