import { createShellConfig } from 'shared/build';

export default createShellConfig();
