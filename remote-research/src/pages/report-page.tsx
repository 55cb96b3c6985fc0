import type { PageDocument } from '@portfolio/contract/page';
import { LiveStudy } from '@portfolio/study/live-study';
import { Detail } from '@portfolio/ui/detail';
import { Figure } from '@portfolio/ui/figure';

/** The instruments, each a chunk of its own that is loaded when it is approached. */
const studies: Readonly<Record<string, Parameters<typeof LiveStudy>[0]['load']>> = {
  '/PACKING': () => import('../packing/packing-study'),
  '/SUBDIVISION': () => import('../subdivision/subdivision-study'),
};

/** A piece of research or a follow-up study: facts, pictures and the long text. */
export function ReportPage({ page }: { page: PageDocument }) {
  const load = studies[page.path];
  return load ? <StudyPage page={page} load={load} /> : <Detail page={page} />;
}

/** The last picture of a study stands in the instrument's place until it runs. */
function StudyPage({ page, load }: { page: PageDocument; load: Parameters<typeof LiveStudy>[0]['load'] }) {
  const still = page.figures.at(-1);
  return (
    <Detail page={page} figures={page.figures.slice(0, -1)}>
      <LiveStudy load={load} still={still && <Figure figure={still} sizes="(min-width: 1025px) 60vw, 100vw" />} />
    </Detail>
  );
}
