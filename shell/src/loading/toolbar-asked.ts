import { basePath } from '@portfolio/contract/base-path';

/** Where session storage keeps what a tab was asked for; see toolbar/tab-state.ts. Sites of one origin have their own. */
export const toolbarKey = `toolbar${basePath}`;

/** Whether those who work on the site have asked for the toolbar in this tab, or for an area's development server. */
export function isToolbarAsked(): boolean {
  try {
    return /[?&](boundaries|area)\b/.test(location.search) || toolbarKey in sessionStorage;
  } catch {
    return false;
  }
}
