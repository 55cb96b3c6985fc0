import { createHash } from 'node:crypto';
import type { ComposerHost, ComposerModule, SitePart } from '@portfolio/contract/published/composer-module';
import type { Releases } from '@portfolio/contract/release';
import { CheckedFiles } from '../../releases/checked-files';
import { evaluate } from './evaluate';
import { composerFile, releaseFolder } from '@portfolio/contract/published/paths';
import { readText } from '../../storage/read-json';
import { PublishError, type Draft } from '../../storage/storage';

/** @returns the parts of the site that these releases make. */
export type Compose = (releases: Releases) => Promise<readonly SitePart[]>;

/**
 * Loads the composer of a release of the shell.
 * @returns what composes releases with it.
 * @throws PublishError when its files are not those of the release.
 */
export async function loadComposer(from: Pick<Draft, 'read' | 'where'>, shell: string, now: Date): Promise<Compose> {
  // Whoever verifies a site reads it without a draft.
  const files = new CheckedFiles(from);
  const read = async (path: string) => (await files.read(path))?.toString('utf8');
  const run: ComposerHost['run'] = async (path, libraries) => evaluate(await readText(files, path), path, libraries);
  const { compose } = (await run(`${releaseFolder('shell', shell)}/${composerFile}`, {})) as ComposerModule;
  const host: ComposerHost = {
    read,
    run,
    sha256: (text) => createHash('sha256').update(text).digest('base64'),
    refused: (sentence, cause) => new PublishError(sentence, { cause }),
    now,
  };
  return (releases) => compose(host, releases);
}
