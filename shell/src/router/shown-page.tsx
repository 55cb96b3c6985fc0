import { Activity, startTransition, useEffect, useState } from 'react';
import { useMatches, useOutletContext } from 'react-router-dom';
import type { Navigation } from '@portfolio/site/page-state';
import { useShell } from '@portfolio/contract/shell';
import { documentTitle } from '../pages/document-title';
import { HiddenBoundary } from './hidden-boundary';
import type { LoadedPage } from '../loading/load-page';
import type { PageLoads } from './page-loads';
import { PageView } from '../pages/page-view';
import { useArrival } from './use-arrival';

type ShownPageProps = { frame: Navigation; loads: PageLoads };

/** Also renders, hidden, the page that is pointed at, and the one that was left: what that throws is caught beside the shown one. */
export function ShownPage({ frame, loads }: ShownPageProps) {
  const { site } = useShell();
  const page = useMatches().at(-1)?.loaderData as LoadedPage;
  const ahead = useOutletContext<LoadedPage | undefined>();
  const { path, view } = page;
  const isFirst = loads.isPrerendered(path);
  useArrival({
    page,
    path,
    area: loads.areaOf(path),
    // The visitor may already have scrolled or focused something in the prerendered page.
    isQuiet: isFirst,
    title: documentTitle(view, site.name),
    name: view.kind === 'area' ? view.page.title : view.document.title,
  });
  const [left, setLeft] = useState(page);
  // Later than what its boundary does.
  useEffect(() => startTransition(() => setLeft(page)), [page]);
  // The one that is shown comes first: ids of a hidden page are then found second.
  const pages = new Map([page, ahead ?? page, left, page].map((each) => [each.path, each] as const));
  return [...pages.values()].map((each) => (
    // A page is unmounted when the visitor leaves it: what plays in it must end.
    <HiddenBoundary key={each.path} isShown={each === page}>
      <Activity mode={each === page ? 'visible' : 'hidden'}>
        <PageView page={each} frame={frame} />
        {each === page && <Shown loads={loads} />}
      </Activity>
    </HiddenBoundary>
  ));
}

/** Is hydrated with the page beside it, which may throw: `Activity` hydrates what it contains by itself. */
function Shown({ loads }: Pick<ShownPageProps, 'loads'>) {
  useEffect(() => loads.hydrated(), [loads]);
  return null;
}
