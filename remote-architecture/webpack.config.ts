import { join } from 'node:path';
import { createAreaConfig } from 'shared/build';
import { checkMassings } from 'shared/model/massing/check-files';

checkMassings(join(import.meta.dirname, 'content'));

export default createAreaConfig('architecture');
