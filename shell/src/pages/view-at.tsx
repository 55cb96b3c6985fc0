import { memo, use } from 'react';
import type { ViewCache } from '../loading/view-cache';
import { AreaView } from './area-view';

/** The view at a path; suspends until it is loaded. Memoised: an address change alone does not render the page again. */
export const ViewAt = memo(function ViewAt({ path, views }: { path: string; views: ViewCache }) {
  const { view, area, OwnPage } = use(views.get(path));
  if (view.kind === 'area') {
    if (!area) throw new Error(`The code of ${view.area} is missing.`);
    return <AreaView {...area} page={view.page} />;
  }
  if (!OwnPage) throw new Error(`The code of the page ${path} is missing.`);
  return <OwnPage view={view} views={views} />;
});
