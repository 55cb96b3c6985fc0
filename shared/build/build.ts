export { createAreaConfig } from './create-area-config';
export { createShellConfig, shellFederation } from './create-shell-config';
