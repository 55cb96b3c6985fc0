import { memo } from 'react';
import type { AreaModule } from '@portfolio/contract/area-module';
import type { Navigation } from '@portfolio/site/page-state';
import { useShell } from '@portfolio/contract/shell';
import { useNeighbours } from '../store/use-neighbours';
import type { LoadedPage } from '../loading/load-page';
import styles from './page-view.module.css';

export const PageView = memo(function PageView({ page, frame }: { page: LoadedPage; frame: Navigation }) {
  if (page.area) return <AreaPage view={page.view} Page={page.area.module.Page} />;
  return <page.OwnPage view={page.view} frame={frame} />;
});

type AreaPageProps = { view: Extract<LoadedPage['view'], { kind: 'area' }>; Page: AreaModule['Page'] };

function AreaPage({ view, Page }: AreaPageProps) {
  const { site, texts } = useShell();
  const page = useNeighbours(view);
  return (
    <div className={styles.area} data-path={page.path} lang={page.language} dir={page.direction}>
      {page.language && (
        <p className={styles.untranslated} lang={site.language}>
          {texts.untranslated}
        </p>
      )}
      <Page page={page} />
    </div>
  );
}
