import { join } from 'node:path';
import { chromium, defineConfig } from '@playwright/test';
import { findHeadlessShell } from '@portfolio/testing/find-chromium';
import { browserArguments } from './whole-browser';

const root = join(import.meta.dirname, '..');
/** Journeys that install and build copies of the repository: `npm run site -- test:nightly`. */
const nightly = ['e2e/publishing/{reproducible,first-start}.spec.ts'];

/**
 * The journeys run against the built workspaces, published into a folder in .cache. Those in e2e fit every site; those of
 * one page are beside its content.
 */
export default defineConfig({
  testDir: root,
  testMatch: ['e2e/**/*.spec.ts', '{shell,remote-*}/content/**/*.spec.ts'],
  respectGitIgnore: true,
  outputDir: join(root, '.cache', 'journeys'),
  globalSetup: './publish-site.ts',
  fullyParallel: true,
  // One more than cores: a journey often waits for a page.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  // Long enough for a machine that does something else meanwhile: what is tested is never how fast the machine is.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // The tests of development servers edit the sources, so nothing else may build meanwhile.
  projects: [
    { name: 'site', testIgnore: ['e2e/development/**', ...nightly] },
    { name: 'development', testMatch: ['e2e/development/**/*.spec.ts'], dependencies: ['site'], workers: 1 },
    { name: 'nightly', testMatch: nightly, workers: 1 },
  ],
  reporter: process.env['JOURNEYS_JSON'] ? [['list'], ['json', { outputFile: process.env['JOURNEYS_JSON'] }]] : 'list',
  use: {
    // Set by the server below, which takes a free port.
    baseURL: process.env['JOURNEYS_ADDRESS'],
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    // Most tests are about what the network sends; offline/ allows them.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findHeadlessShell(chromium.executablePath()),
      args: browserArguments,
    },
  },
  webServer: {
    command: 'node --import tsx shared/commands/serve.ts',
    cwd: root,
    wait: { stdout: /The site is at (?<journeys_address>\S+)/ },
    env: {
      SITE: join(root, '.cache', 'journeys-site', 'site'),
      PORT: '0',
      MAILBOX: join(root, '.cache', 'journeys-site', 'mailbox'),
    },
  },
});
