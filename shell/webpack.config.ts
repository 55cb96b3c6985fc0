import { createShellConfig } from '@portfolio/build';

export default createShellConfig();
