import { defineConfig } from '@playwright/test';
import journeys, { longTimeout, nightly } from './playwright.config';

/** What takes too long for every change, one test after another. */
export default defineConfig({
  ...journeys,
  workers: 1,
  timeout: longTimeout,
  projects: [{ name: 'nightly', testMatch: nightly }],
});
