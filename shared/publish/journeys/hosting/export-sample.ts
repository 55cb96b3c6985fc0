import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { areaNames } from '@portfolio/contract/areas';
import type { ReleaseOwner } from '@portfolio/contract/release';
import { exportFolder } from '@portfolio/publish/hosting/export/export-site';
import { publish } from '@portfolio/publish/operations/publish/publish';
import { folderStorage } from '@portfolio/publish/storage/folder/folder-storage';
import buildComposer from '@portfolio/publish/testing/build-composer';
import { sampleBuild } from '@portfolio/publish/testing/sample-build';

/** A download of the page FAR. */
export const brochure = 'brochure.pdf';
const languages = [
  { tag: 'en', name: 'English', path: '' },
  { tag: 'ko', name: '한국어', path: '/ko' },
];

/** Publishes a small site in two languages, and exports it for a host. @returns the exported folder, below the given one. */
export async function exportSample(folder: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  await buildComposer();
  const builds: Partial<Record<ReleaseOwner, string>> = {};
  for (const owner of ['shell', ...areaNames] as const)
    builds[owner] = await sampleBuild(join(folder, 'builds', owner), owner, {
      language: 'ko',
      ...(owner === 'shell' && { site: { languages } }),
      ...(owner === 'development' && { pages: [{ name: 'FAR', files: { [brochure]: '%PDF-1.7 a brochure' } }] }),
    });
  await publish(folderStorage(join(folder, 'site')), builds);
  const exported = join(folder, 'export');
  await exportFolder(join(folder, 'site'), exported);
  return exported;
}
