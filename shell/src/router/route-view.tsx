import { memo } from 'react';
import type { Navigation } from '@portfolio/site/page-state';
import { useShell } from '@portfolio/contract/shell';
import { useNeighbours } from '../store/use-neighbours';
import type { LoadedPage } from './load-page';
import styles from './route-view.module.css';

/**
 * Renders a page that is loaded. Memoised: an address change alone does not render it again. `?boundaries` outlines an
 * area's page with its area, release and size.
 */
export const RouteView = memo(function RouteView({ page, frame }: { page: LoadedPage; frame: Navigation }) {
  if (page.area) return <AreaPage view={page.view} area={page.area} />;
  return <page.OwnPage view={page.view} frame={frame} />;
});

type AreaPageProps = Pick<Extract<LoadedPage, { area: object }>, 'view' | 'area'>;

function AreaPage({ view, area: { module, release } }: AreaPageProps) {
  const { site, texts } = useShell();
  const page = useNeighbours(view);
  const boundary = `${module.name} · ${release.release} · ${Math.round(release.bytes / 1024)} KB`;
  return (
    <div
      className={styles.area}
      data-path={page.path}
      data-boundary={boundary}
      lang={page.language}
      dir={page.direction}
    >
      {page.language && (
        <p className={styles.untranslated} lang={site.language}>
          {texts.untranslated}
        </p>
      )}
      <module.Page page={page} />
    </div>
  );
}
