import { startedStorage } from '@portfolio/publish/checks/browser/started-storage';
import type { Storage } from '@portfolio/publish/storage/storage';
import { installedBrowser, installedProgram } from '@portfolio/workspace/installed-browser';

/** For `runCommand`: goes live without a look in a browser. */
export const browserOption = {
  'no-browser': { type: 'boolean', says: 'goes live without a look in a browser' },
} as const;

/** The site, of which one changed page of each area starts in an installed browser before it goes live. */
export function withBrowserCheck(storage: Storage, without = false): Storage {
  const browser = without ? undefined : (installedProgram(['chromium-headless-shell']) ?? installedBrowser());
  return browser ? startedStorage(storage, browser, console.error) : storage;
}
