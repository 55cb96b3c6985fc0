import { basePathIn } from '@portfolio/contract/published/site-address';
import { pageAddress, pointerFile } from '@portfolio/contract/published/paths';
import { PublishError, type Draft, type Storage } from '../storage/storage';
import { withDraftServer } from './draft-server';
import { startPage } from './start-page';

/**
 * A storage in which a state goes live only when one changed page of each area starts in a browser. Where the browser itself
 * does not run, that is said, and the state goes live.
 * @param browser its path.
 */
export function startedStorage(storage: Storage, browser: string, tell: (sentence: string) => void): Storage {
  return {
    ...storage,
    change: (work) =>
      storage.change((draft) => {
        const pages = new Map<string, string>();
        const write: Draft['write'] = (path, bytes) => {
          const area = areaOf(path, bytes);
          if (area && !pages.has(area)) pages.set(area, path);
          return draft.write(path, bytes);
        };
        const commit = async () => {
          await startEach(draft, pages, browser, tell);
          await draft.commit();
        };
        return work({ ...draft, write, commit });
      }),
  };
}

/** The area of a page in the main language. Those of previews and rollouts stand in folders too. */
function areaOf(path: string, bytes: string | Uint8Array): string | undefined {
  if (!/^[^/]+\.html$/.test(path)) return undefined;
  return /"view":\{"kind":"area","area":"([\w-]+)"/.exec(Buffer.from(bytes).toString())?.[1];
}

async function startEach(
  draft: Draft,
  pages: ReadonlyMap<string, string>,
  browser: string,
  tell: (sentence: string) => void,
): Promise<void> {
  if (pages.size === 0) return;
  const base = basePathIn(String(await draft.read(pointerFile)));
  await withDraftServer(draft, base, async (address) => {
    for (const [area, file] of pages) {
      const path = pageAddress(file);
      const { state, why } = await startPage(browser, address + path);
      if (state === 'no browser')
        return tell(`No page was opened before it went live: ${browser} did not run (${why}).`);
      if (state === 'failed')
        throw new PublishError(
          `The page ${path} of ${area} does not start in a browser${why && ` (${why})`}. Nothing was published. To publish it all the same: --no-browser`,
        );
    }
  });
}
