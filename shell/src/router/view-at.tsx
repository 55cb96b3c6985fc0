import { memo, use } from 'react';
import type { ViewCache } from './view-cache';
import styles from './view-at.module.css';

/**
 * The view at a path; suspends until it is loaded. Memoised: an address change alone does not render the page again.
 * `?boundaries` outlines an area's page with its area, release and size.
 */
export const ViewAt = memo(function ViewAt({ path, views }: { path: string; views: ViewCache }) {
  const { view, area, OwnPage } = use(views.get(path));
  if (view.kind !== 'area') {
    if (!OwnPage) throw new Error(`The code of the page ${path} is missing.`);
    return <OwnPage view={view} views={views} />;
  }
  if (!area) throw new Error(`The code of ${view.area} is missing.`);
  const { module, release } = area;
  const boundary = `${module.name} · ${release.release} · ${Math.round(release.bytes / 1024)} KB`;
  return (
    <div className={styles.area} data-path={path} data-boundary={boundary}>
      <module.Page page={view.page} />
    </div>
  );
});
