// Before module federation is loaded.
import './federation-folder';
export { createAreaConfig } from './create-area-config';
export { createShellConfig, shellFederation } from './create-shell-config';
