import { createAreaConfig } from 'shared/build';

export default createAreaConfig('research');
