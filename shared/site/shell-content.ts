import { languagePath } from '@portfolio/contract/base-path';
import { releaseUrl } from '@portfolio/contract/release';

/** The URL of the shell's content in the language of the document. */
export function shellContent(release: string): string {
  return `${releaseUrl('shell', release)}content${languagePath}/`;
}
