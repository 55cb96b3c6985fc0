import { join } from 'node:path';
import { chromium, defineConfig } from '@playwright/test';
import { findHeadlessShell } from '@portfolio/testing/engines/find-chromium';
import { browserArguments } from '@portfolio/testing/engines/whole-browser';

const root = join(import.meta.dirname, '..');
/** Journeys that install or build copies of the repository, or install a host's server: `npm run site -- test:nightly`. */
export const nightly = [
  'shared/commands/journeys/{cached-build,eject,first-start,new-area,new-site,reproducible}.spec.ts',
  'shared/publish/journeys/hosting/firebase.spec.ts',
];
/** Journeys that build, publish or serve sites of their own take minutes. They begin first, so that none is left alone at the end. */
const long = [
  '{shared/*,remote-*}/journeys/**/*.spec.ts',
  'e2e/{offline,second-owner}/*.spec.ts',
  'e2e/journeys/hydration.spec.ts',
];
/** Milliseconds. */
export const longTimeout = 900_000;

/**
 * The journeys run against the built workspaces, published into a folder in .cache. Those in e2e fit every site; those of
 * one page are beside its content.
 */
export default defineConfig({
  testDir: root,
  testMatch: ['e2e/**/*.spec.ts', '{shared/*,remote-*}/journeys/**/*.spec.ts', '{shell,remote-*}/content/**/*.spec.ts'],
  respectGitIgnore: true,
  outputDir: join(root, '.cache', 'journeys'),
  globalSetup: './site/publish-site.ts',
  fullyParallel: true,
  // One more than cores: a journey often waits for a page.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  // Long enough for a machine that does something else meanwhile: what is tested is never how fast the machine is.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  projects: [
    { name: 'long', testMatch: long, testIgnore: nightly, timeout: longTimeout },
    { name: 'short', testIgnore: [...long, ...nightly] },
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
