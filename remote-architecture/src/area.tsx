import { contractVersion, type AreaModule } from 'shared/contract/area-module';
import { ProjectPage } from './pages/project-page';

export const area = { contract: contractVersion, name: 'architecture', Page: ProjectPage } satisfies AreaModule;
