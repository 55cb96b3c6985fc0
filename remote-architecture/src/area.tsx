import { contractVersion, type AreaModule } from '@portfolio/contract/area-module';
import { ProjectPage } from './pages/project-page';

export const area = { contract: contractVersion, name: 'architecture', Page: ProjectPage } satisfies AreaModule;
