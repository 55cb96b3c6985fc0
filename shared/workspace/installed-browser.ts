import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a Chromium or Chrome that is on this machine. */
export function installedBrowser(): string | undefined {
  return installedProgram(names, places);
}

/** The path of the first of these programs that is on this machine. @param elsewhere paths to look at besides `PATH`. */
export function installedProgram(programs: readonly string[], elsewhere: readonly string[] = []): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return [...folders.flatMap((folder) => programs.map((name) => join(folder, name))), ...elsewhere].find((path) =>
    existsSync(path),
  );
}
