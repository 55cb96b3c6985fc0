import type { PageDocument } from 'shared/contract/page';
import { Detail } from 'shared/ui/detail';

/** A building: facts, pictures and the long text. */
export function ProjectPage({ page }: { page: PageDocument }) {
  return <Detail page={page} />;
}
