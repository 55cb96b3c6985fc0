export { createAreaConfig } from './create-area-config';
export { createShellConfig } from './create-shell-config';
