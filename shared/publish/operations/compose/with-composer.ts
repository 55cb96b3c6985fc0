import type { ComposedFile, SitePart } from '@portfolio/contract/published/composer-module';
import type { ReleaseOwner, Releases } from '@portfolio/contract/release';
import { composerFile, pageAddress, releaseFolder } from '@portfolio/contract/published/paths';
import { CheckedFiles } from '../../storage/drafts/checked-files';
import { readText } from '../../storage/read-json';
import { PublishError, type Reader } from '../../storage/storage';
import { ComposerProcess } from './sandbox/composer-process';
import type { Planned, Requests } from './sandbox/messages';

/** @returns the parts of the site that these releases make. */
export type Compose = (releases: Releases) => Promise<readonly SitePart[]>;

/**
 * Runs the composer of a release of the shell in a process of its own, which ends with `work`.
 * @throws PublishError when its files are not those of the release, and when its code or an area's fails.
 */
export async function withComposer<Result>(
  from: Reader,
  shell: string,
  now: Date,
  work: (compose: Compose) => Promise<Result>,
): Promise<Result> {
  // Whoever verifies a site reads it without a draft.
  const files = new CheckedFiles(from);
  const composer = new ComposerProcess({
    read: async (path) => (await files.read(inSite(path)))?.toString('utf8'),
    source: async (path) => readText(files, inSite(path)),
  });
  const path = `${releaseFolder('shell', shell)}/${composerFile}`;
  let plans = 0;
  let well = false;
  try {
    await composer.request('load', 'The server code of shell cannot be run', { path, now: now.getTime() });
    const result = await work(async (releases) => {
      const plan = plans++;
      const parts = await composer.request('plan', 'The composer of shell cannot be run', { releases });
      for (const { paths } of parts) paths.forEach(inSite);
      return parts.map((part, index) => ({ ...part, compose: () => filesOf(composer, part, { plan, part: index }) }));
    });
    well = true;
    return result;
  } finally {
    composer.end(well);
  }
}

/** The next file is composed while the last one is written. */
async function* filesOf(
  composer: ComposerProcess,
  part: Planned,
  place: Requests['next']['asks'],
): AsyncIterable<ComposedFile> {
  const left = new Set(part.paths);
  const ask = () => {
    const subject = subjectOf(part.owner, [...left][0]);
    const file = composer.request('next', subject, place);
    // It is waited for below, unless writing fails before.
    file.catch(() => undefined);
    return file;
  };
  for (let next = ask(); ;) {
    const file = await next;
    if (!file) return;
    for (const path of file.paths)
      if (!left.delete(path)) throw new PublishError(`${path} is not a file of ${part.name}. Nothing was published.`);
    next = ask();
    yield file;
  }
}

function subjectOf(owner: ReleaseOwner, file: string | undefined): string {
  if (file?.endsWith('.html')) return `The page ${pageAddress(file)} of ${owner} cannot be rendered`;
  return `${file ?? 'What follows from the pages'} of ${owner} cannot be written`;
}

/** What foreign code asks for stays inside of the site. */
function inSite(path: string): string {
  if (/^(?!\/)[^\\\0]+$/.test(path) && !path.split('/').includes('..')) return path;
  throw new PublishError(`${path} is no file of a site. Nothing was published.`);
}
