import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { installedBrowser, installedProgram } from '@portfolio/workspace/installed-browser';

const shell = 'chromium-headless-shell';

/**
 * The path of a Chromium for the browser tests: CHROME_PATH, an installed one, Playwright's own, or, as root on Debian
 * and Ubuntu, the distribution's package, which is then installed.
 * @param bundled the path of Playwright's own.
 * @throws Error with the command that installs one.
 */
export function findChromium(bundled: string): string {
  const configured = process.env['CHROME_PATH'];
  if (configured) {
    if (existsSync(configured)) return configured;
    throw new Error(
      `CHROME_PATH is ${configured}, which does not exist. Correct it, or unset it to search for a Chromium.`,
    );
  }
  const found = installedBrowser() ?? (existsSync(bundled) ? bundled : undefined);
  if (found) return found;
  if (installPackage('chromium')) {
    const path = installedBrowser();
    if (path) return path;
  }
  throw new Error(
    `No Chromium was found. Install one with: ${isDebian() ? 'sudo apt-get install chromium' : 'npx playwright install chromium'}`,
  );
}

/**
 * The path of Chromium without a window's parts: it lays out, paints and runs scripts as the whole browser does in two
 * thirds of the time, and has no back-forward cache. It is Debian's package, which is installed as root; where there is
 * none, or CHROME_PATH names a browser, the whole browser does its work.
 * @param bundled the path of Playwright's own whole browser.
 */
export function findHeadlessShell(bundled: string): string {
  if (process.env['CHROME_PATH']) return findChromium(bundled);
  return (
    installedProgram([shell]) ??
    (installPackage(shell) ? installedProgram([shell]) : undefined) ??
    findChromium(bundled)
  );
}

function isDebian(): boolean {
  return (
    existsSync('/etc/os-release') && /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'))
  );
}

/** Installs a distribution package, on Debian and Ubuntu as root. @returns whether it tried. */
export function installPackage(name: string): boolean {
  if (!isDebian() || process.getuid?.() !== 0) return false;
  console.log(`Installing the package ${name}…`);
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  run('update', '-qq');
  run('install', '-y', '-qq', '--no-install-recommends', name);
  return true;
}
