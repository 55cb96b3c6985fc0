import { defineConfig } from '@playwright/test';
import journeys, { nightly } from './playwright.config';

/** What takes too long for every change, one test after another. */
export default defineConfig({
  ...journeys,
  workers: 1,
  projects: [{ name: 'nightly', testMatch: nightly }],
});
