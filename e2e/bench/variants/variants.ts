import { cpSync, readFileSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseUrl, type Releases } from 'shared/contract/release';
import { buildOneBundle, buildOrdinaryHost } from './builds';
import { asOrdinaryHost, withOneBundle, withoutScripts } from './documents';

/** Whom the site is compared with, and as what they stand in the table. */
export const rivals = {
  site: 'the site',
  static: 'the same pages without any script',
  bundle: 'one bundle, prerendered',
  host: 'host and remotes, rendered in the browser',
} as const;
export type Rival = keyof typeof rivals;

/** Makes a folder to serve for each rival out of a published site. @returns the folders. */
export async function makeRivals(site: string, folder: string): Promise<Record<Rival, string>> {
  rmSync(folder, { recursive: true, force: true });
  const copy = (rival: Rival) => {
    // A site is a link to the state that is live.
    const state = join(folder, `.${rival}`, '1');
    cpSync(realpathSync(site), state, { recursive: true, dereference: true });
    symlinkSync(join(`.${rival}`, '1'), join(folder, rival));
    return join(folder, rival);
  };
  const folders = { site: copy('site'), static: copy('static'), bundle: copy('bundle'), host: copy('host') };
  const { shell } = JSON.parse(readFileSync(join(folders.site, 'releases.json'), 'utf8')) as Releases;
  const scripts = `${releaseUrl('shell', shell.live)}browser/`;
  const bundle = await buildOneBundle(join(folders.bundle, scripts));
  const host = await buildOrdinaryHost(join(folders.host, scripts));
  rewritePages(folders.static, withoutScripts);
  rewritePages(folders.bundle, (html) => withOneBundle(html, bundle, scripts));
  rewritePages(folders.host, (html) => asOrdinaryHost(html, host, scripts));
  return folders;
}

function rewritePages(folder: string, rewrite: (html: string) => string): void {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.html'))) {
    const path = join(folder, file);
    writeFileSync(path, rewrite(readFileSync(path, 'utf8')));
  }
}
