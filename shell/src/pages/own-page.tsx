import type { Navigation, View } from '@portfolio/site/page-state';
import { HomePage } from './home-page';
import { NotFoundPage } from './not-found-page';
import { WorksPage } from './works-page';

export type OwnPageProps = { view: Exclude<View, { kind: 'area' }>; frame: Navigation };

/** In a chunk of its own, because most visits start on an area's page. */
export function OwnPage({ view, frame }: OwnPageProps) {
  switch (view.kind) {
    case 'home':
      return <HomePage document={view.document} groups={view.groups} />;
    case 'works':
      return <WorksPage document={view.document} entries={view.entries} frame={frame} />;
    case 'not-found':
      return <NotFoundPage document={view.document} frame={frame} />;
  }
}
