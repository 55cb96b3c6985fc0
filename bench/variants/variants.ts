import { cpSync, readFileSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { releaseUrl, type Releases } from '@portfolio/contract/release';
import { buildOneBundle, buildOrdinaryHost } from './builds';
import { asOrdinaryHost, withOneBundle, withoutScripts } from './documents';

/** What the site is compared with, and the names in the report. */
export const variants = {
  site: 'the site',
  static: 'without scripts',
  bundle: 'one bundle',
  host: 'ordinary federation',
} as const;
export type Variant = keyof typeof variants;
export const variantNames = Object.keys(variants) as Variant[];

/** Makes a folder to serve for each variant of a published site. @returns the folders. */
export async function makeVariants(site: string, folder: string): Promise<Record<Variant, string>> {
  rmSync(folder, { recursive: true, force: true });
  const copy = (variant: Variant) => {
    // A site is a link to its current state, and nginx follows no other link.
    const state = join(folder, `.${variant}`, '1');
    cpSync(realpathSync(site), state, { recursive: true, dereference: true });
    symlinkSync(join(`.${variant}`, '1'), join(folder, variant));
    return join(folder, variant);
  };
  const folders = { site: copy('site'), static: copy('static'), bundle: copy('bundle'), host: copy('host') };
  const { shell } = JSON.parse(readFileSync(join(folders.site, 'releases.json'), 'utf8')) as Releases;
  const scripts = `${releaseUrl('shell', shell.live)}browser/`;
  const bundle = await buildOneBundle(join(folders.bundle, scripts));
  const host = await buildOrdinaryHost(join(folders.host, scripts));
  for (const built of [folders.bundle, folders.host]) compress(join(built, scripts), /\.(js|css)$/);
  rewritePages(folders.static, withoutScripts);
  rewritePages(folders.bundle, (html) => withOneBundle(html, bundle, scripts));
  rewritePages(folders.host, (html) => asOrdinaryHost(html, host, scripts));
  return folders;
}

/** Rewrites the pages of a site, those in other languages too. */
function rewritePages(site: string, rewrite: (html: string) => string): void {
  const entries = readdirSync(site, { withFileTypes: true });
  const languages = entries.filter((entry) => entry.isDirectory() && /^[a-z]/i.test(entry.name));
  for (const folder of [site, ...languages.map(({ name }) => join(site, name))]) {
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.html'))) {
      const path = join(folder, file);
      writeFileSync(path, rewrite(readFileSync(path, 'utf8')));
    }
    compress(folder, /\.html$/);
  }
}

/** Writes the `.br` and `.gz` files that publish writes for the site itself. */
function compress(folder: string, files: RegExp): void {
  for (const file of readdirSync(folder).filter((name) => files.test(name))) {
    const path = join(folder, file);
    const content = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(content));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}
