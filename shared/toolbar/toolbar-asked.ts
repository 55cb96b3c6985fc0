import { basePath } from '@portfolio/contract/base-path';

export const toolbarKey = `toolbar${basePath}`;

export function isToolbarAsked(): boolean {
  try {
    return /[?&](boundaries|area)\b/.test(location.search) || toolbarKey in sessionStorage;
  } catch {
    return false;
  }
}
