import { use } from 'react';
import type { ViewCache } from '../loading/view-cache';
import { AreaView } from './area-view';
import { HomePage } from './home-page';
import { NotFoundPage } from './not-found-page';
import { WorksPage } from './works-page';

/** The view at a path; suspends until it is there. */
export function ViewAt({ path, views }: { path: string; views: ViewCache }) {
  const { view, area } = use(views.get(path));
  switch (view.kind) {
    case 'area':
      if (!area) throw new Error(`The code of ${view.area} is missing.`);
      return <AreaView {...area} page={view.page} />;
    case 'home':
      return <HomePage document={view.document} areas={view.areas} />;
    case 'works':
      return <WorksPage document={view.document} entries={view.entries} />;
    case 'not-found':
      return <NotFoundPage document={view.document} views={views} />;
  }
}
