import type { View } from '@portfolio/contract/release';
import type { ViewCache } from '../loading/view-cache';
import { HomePage } from './home-page';
import { NotFoundPage } from './not-found-page';
import { WorksPage } from './works-page';

export type OwnPageProps = { view: Exclude<View, { kind: 'area' }>; views: ViewCache };

/** The shell's own pages, in a separate chunk because most visits start on an area's page. */
export function OwnPage({ view, views }: OwnPageProps) {
  switch (view.kind) {
    case 'home':
      return <HomePage document={view.document} areas={view.areas} />;
    case 'works':
      return <WorksPage document={view.document} entries={view.entries} />;
    case 'not-found':
      return <NotFoundPage document={view.document} views={views} />;
  }
}
