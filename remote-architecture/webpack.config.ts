import { createAreaConfig } from '@portfolio/build';

export default createAreaConfig('architecture');
