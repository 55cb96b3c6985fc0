import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files by which a checkout says that its site goes to a host which gives the same files to all. */
const signs: readonly (readonly [file: string, host: string, says: RegExp])[] = [
  ['.github/workflows/pages.yml', 'GitHub Pages', /deploy-pages/],
  ['firebase.json', 'Firebase', /"hosting"/],
  ['netlify.toml', 'Netlify', /./],
  ['vercel.json', 'Vercel', /./],
];

/** The plain host that a checkout publishes to, and the file that says so. */
export function plainHostOf(folder: string): { host: string; file: string } | undefined {
  const found = signs.find(([file, , says]) => {
    const path = join(folder, file);
    return existsSync(path) && says.test(readFileSync(path, 'utf8'));
  });
  return found && { file: found[0], host: found[1] };
}
