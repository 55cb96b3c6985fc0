import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// A publish writes hundreds of files: on a busy disk that takes longer than Jest waits by itself.
jest.setTimeout(60_000);

const folders: string[] = [];

/** A folder of the test's own; it goes when the tests of the file have run. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'publish-'));
  folders.push(folder);
  return folder;
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
