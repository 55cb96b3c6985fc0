import { Activity } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import type { Navigation } from '@portfolio/site/page-state';
import { ErrorBoundary } from '@portfolio/site/error-boundary';
import { isLoadFailure } from '@portfolio/site/is-load-failure';
import { useShell } from '@portfolio/contract/shell';
import { reportError } from '@portfolio/reports/report-failure';
import { useBackgroundPages } from '../prefetch/use-background-pages';
import type { FailedPage, LoadedPage } from '../loading/load-page';
import type { PageLoads } from '../loading/page-loads';
import { PageFailed } from '../notices/page-failed';
import { documentTitle, pageTitle } from '../pages/document-title';
import { PageView } from '../pages/page-view';
import { useArrival } from './use-arrival';

type ShownPageProps = { frame: Navigation; loads: PageLoads };

export function ShownPage({ frame, loads }: ShownPageProps) {
  const location = useLocation();
  const page = useMatches().at(-1)?.loaderData as LoadedPage | FailedPage;
  return useBackgroundPages(page).map((each) => {
    const { path } = each;
    const isShown = each === page;
    const showFailure = (error: unknown, hasLoaded: boolean) =>
      isShown && <PageFailed path={path} error={error} hasLoaded={hasLoaded} frame={frame} loads={loads} />;
    return (
      <ErrorBoundary
        key={path}
        resetKey={isShown ? location : undefined}
        onError={(error) => (isShown ? loads.reportThrown(path, error) : reportError(error))}
        fallback={(_, error) => showFailure(error, !isLoadFailure(error))}
      >
        {'failure' in each ? (
          showFailure(each.failure, false)
        ) : (
          // A page is unmounted when the visitor leaves it: what plays in it must end.
          <Activity mode={isShown ? 'visible' : 'hidden'}>
            <PageView page={each} frame={frame} />
            {isShown && <Arrived page={each} loads={loads} />}
          </Activity>
        )}
      </ErrorBoundary>
    );
  });
}

/** With the page beside it, which may throw: `Activity` hydrates what it contains by itself. */
function Arrived({ page, loads }: { page: LoadedPage; loads: PageLoads }) {
  const { site } = useShell();
  const { path, view } = page;
  // The visitor may already have scrolled or focused something in the prerendered page.
  const isQuiet = loads.isPrerendered(path);
  useArrival({ page, path, loads, title: documentTitle(view, site.name), name: pageTitle(view), isQuiet });
  return null;
}
