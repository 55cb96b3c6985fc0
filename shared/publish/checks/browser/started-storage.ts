import { createHash } from 'node:crypto';
import { basePathIn } from '@portfolio/contract/published/site-address';
import { pageAddress, pointerFile, rolloutFolder } from '@portfolio/contract/published/paths';
import { draftBelow } from '../../operations/apply/draft-below';
import { PublishError, type Draft, type Storage } from '../../storage/storage';
import { withDraftServer } from './draft-server';
import { startPage } from './start-page';

/** Milliseconds for all pages together: others wait for the site meanwhile. */
const patience = 120_000;

/** A changed page of an area, or one of the shell's own; `file` is its path in the draft. */
type Changed = { owner: string; file: string; folder: string; hash: string };

/**
 * A storage in which a state goes live only when one changed page of each area, and one of the shell's own, starts in a
 * browser. Where the browser itself does not run, that is said, and the state goes live.
 * @param browser its path.
 */
export function startedStorage(storage: Storage, browser: string, notify: (sentence: string) => void): Storage {
  // A change that another one was faster than begins anew.
  const started = new Set<string>();
  return {
    ...storage,
    change: (work) =>
      storage.change((draft) => {
        const pages = new Map<string, Changed>();
        const write: Draft['write'] = (path, bytes) => {
          const page = changedPage(path, bytes);
          if (page && !pages.has(page.owner)) pages.set(page.owner, page);
          return draft.write(path, bytes);
        };
        const commit = async () => {
          const unknown = [...pages.values()].filter(({ hash }) => !started.has(hash));
          if (await startEach(draft, unknown, browser, notify)) for (const { hash } of unknown) started.add(hash);
          await draft.commit();
        };
        return work({ ...draft, write, commit });
      }),
  };
}

/** A page in the main language, live or of a rollout. Those of previews and of other languages stand in folders, too. */
function changedPage(path: string, bytes: string | Uint8Array): Changed | undefined {
  const [, folder = '', file] = /^(?:(\w+)\/)?([^/]+\.html)$/.exec(path) ?? [];
  if (!file || !['', rolloutFolder].includes(folder)) return undefined;
  const text = Buffer.from(bytes).toString();
  const [, kind, area] = /"view":\{"kind":"(area|home|works)"(?:,"area":"([\w-]+)")?/.exec(text) ?? [];
  if (!kind) return undefined;
  return { owner: area ?? 'shell', file, folder, hash: createHash('sha256').update(text).digest('hex') };
}

/** @returns whether a browser opened them. @throws PublishError naming a page that does not start. */
async function startEach(
  draft: Draft,
  pages: readonly Changed[],
  browser: string,
  notify: (sentence: string) => void,
): Promise<boolean> {
  const until = Date.now() + patience;
  const base = pages.length > 0 ? basePathIn(String(await draft.read(pointerFile))) : '';
  for (const { owner, file, folder } of pages) {
    const path = pageAddress(file);
    const site = folder ? draftBelow(draft, folder) : draft;
    const { isStarted, why, wasAsked } = await withDraftServer(site, base, async (server) => {
      const time = Math.max(1_000, Math.min(60_000, until - Date.now()));
      return { ...(await startPage(browser, server.address + path, time)), wasAsked: server.wasAsked() };
    });
    if (isStarted) continue;
    if (!wasAsked) {
      notify(`No page was opened before it went live: ${browser} did not run${why && ` (${why})`}.`);
      return false;
    }
    throw new PublishError(
      `The page ${path} of ${owner} does not start in a browser${why && ` (${why})`}. Nothing was published. To publish it all the same: --no-browser`,
    );
  }
  return true;
}
