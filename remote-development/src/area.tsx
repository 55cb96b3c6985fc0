import { contractVersion, type AreaModule } from '@portfolio/contract/area-module';
import { ShowcasePage } from './pages/showcase-page';

export const area = { contract: contractVersion, name: 'development', Page: ShowcasePage } satisfies AreaModule;
