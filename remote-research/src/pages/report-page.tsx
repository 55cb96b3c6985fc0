import type { PageDocument } from 'shared/contract/page';
import { Detail } from 'shared/ui/detail';

/** A piece of research or a follow-up study: facts, pictures and the long text. */
export function ReportPage({ page }: { page: PageDocument }) {
  return <Detail page={page} />;
}
