import { join } from 'node:path';
import { createAreaConfig } from '@portfolio/build';
import { checkMassings } from '@portfolio/render/check-files';

checkMassings(join(import.meta.dirname, 'content'));

export default createAreaConfig('architecture');
