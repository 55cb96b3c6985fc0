import { HomePage } from './home-page';
import type { OwnPageProps } from '../router/view-cache';
import { NotFoundPage } from './not-found-page';
import { WorksPage } from './works-page';

/** The shell's own pages, in a separate chunk because most visits start on an area's page. */
export function OwnPage({ view, views }: OwnPageProps) {
  switch (view.kind) {
    case 'home':
      return <HomePage document={view.document} groups={view.groups} />;
    case 'works':
      return <WorksPage document={view.document} entries={view.entries} views={views} />;
    case 'not-found':
      return <NotFoundPage document={view.document} views={views} />;
  }
}
