import { contractVersion, type AreaModule } from '@portfolio/contract/area-module';
import { ContactPage } from './pages/contact-page';

export const area = { contract: contractVersion, name: 'contact', Page: ContactPage } satisfies AreaModule;
