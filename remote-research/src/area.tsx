import { contractVersion, type AreaModule } from '@portfolio/contract/area-module';
import { ReportPage } from './pages/report-page';

export const area = { contract: contractVersion, name: 'research', Page: ReportPage } satisfies AreaModule;
