import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@portfolio/workspace/root';
import { hostings } from './hostings';
import { fresh, immutable } from '../storage/cache-control';
import { scriptlessPolicy, securityHeaders } from './responses/security-headers';

type Header = { key: string; value: string };
type Hosting = {
  public: string;
  ignore: string[];
  cleanUrls: boolean;
  trailingSlash: boolean;
  headers: { source: string; headers: Header[] }[];
};

const file = (host: string, name: string) => hostings[host]?.('/srv/site')[name] ?? '';
const secure = securityHeaders({ tls: true });
const kept = ['/_areas/research/0123/browser/area.1.js', '/_shell/0123/browser/shell.1.js', '/_areas/a/media/b.avif'];
const download = '/_areas/research/media/0123456789ab/cv.pdf';
const asked = ['/', '/HAL', '/works.json', '/releases.json', '/nothing', '/_other/a.js', '/a/_areas/b'];

/** Firebase Hosting's glob: `**` over folders, `*` within one, `@(a|b)` one of them. */
function matches(glob: string, path: string): boolean {
  const pattern = glob.replace(/@\(([^)]*)\)|\*\*|\*|[.+?^${}[\]\\]/g, (part, choice?: string) => {
    if (choice !== undefined) return `(?:${choice})`;
    return { '**': '.*', '*': '[^/]*' }[part] ?? `\\${part}`;
  });
  return new RegExp(`^${pattern}$`).test(path);
}

/** Every rule that matches applies, and of two for one header the later. */
function byFirebase({ headers }: Hosting, path: string): Record<string, string> {
  const rules = headers.filter(({ source }) => matches(source, path));
  return Object.fromEntries(rules.flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])));
}

/** The file `_headers`: every rule that matches applies, and values for one header are joined, which for a policy of caching is wrong. */
function byHeadersFile(text: string, path: string): Record<string, string> {
  const result: Record<string, string> = {};
  let applies = false;
  for (const line of text.split('\n').filter((each) => each.trim())) {
    if (!line.startsWith(' ')) {
      applies = new RegExp(`^${line.trim().replaceAll('*', '.*').replace(/:\w+/g, '[^/]+')}$`).test(path);
    } else if (applies) {
      const [, name = '', value = ''] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
      expect(name).not.toBe('');
      result[name] = name in result ? `${result[name]}, ${value}` : value;
    }
  }
  return result;
}

test('Firebase Hosting sends the headers of the policy with everything and keeps releases alone', () => {
  const { hosting } = JSON.parse(file('firebase', 'firebase.json')) as { hosting: Hosting };
  for (const path of asked) expect(byFirebase(hosting, path)).toEqual({ ...secure, 'Cache-Control': fresh });
  for (const path of kept) expect(byFirebase(hosting, path)).toEqual({ ...secure, 'Cache-Control': immutable });
});

test('every host has a file for download saved under its own name and kind', () => {
  const { hosting } = JSON.parse(file('firebase', 'firebase.json')) as { hosting: Hosting };
  const saved = { ...secure, 'Cache-Control': immutable, 'Content-Disposition': 'attachment' };
  expect(byFirebase(hosting, download)).toEqual({ ...saved, 'Content-Type': 'application/pdf' });
  expect(byHeadersFile(file('headers', '_headers'), download)).toEqual(saved);
});

test('every host says that drawings and XML run no scripts', () => {
  const { hosting } = JSON.parse(file('firebase', 'firebase.json')) as { hosting: Hosting };
  for (const path of ['/sitemap.xml', '/_areas/a/media/b.svg']) {
    expect(byFirebase(hosting, path)['Content-Security-Policy']).toBe(scriptlessPolicy);
    expect(byHeadersFile(file('headers', '_headers'), path)['Content-Security-Policy']).toMatch(/, script-src 'none'$/);
  }
});

test('the folder of a site may have blanks and quotation marks in its name', () => {
  expect(hostings['nginx']?.('/srv/my "site"')['nginx.conf']).toContain('set $portfolio_root "/srv/my \\"site\\"";');
});

test('Firebase Hosting leads to pages without extension and slash, and answers unknown paths with 404.html', () => {
  const { hosting } = JSON.parse(file('firebase', 'firebase.json')) as { hosting: Hosting };
  expect(hosting).toMatchObject({ cleanUrls: true, trailingSlash: false });
  // A rewrite of everything to one page would answer unknown paths with the status 200.
  expect(Object.keys(hosting).sort()).toEqual(['cleanUrls', 'headers', 'ignore', 'public', 'trailingSlash']);
  for (const path of [...kept, '/HAL.html', '/404.html'])
    expect(hosting.ignore.some((glob) => matches(glob, path.slice(1)))).toBe(false);
});

test('hosts that read _headers send the policy with everything and keep releases alone; the rest is fresh by their default', () => {
  const text = file('headers', '_headers');
  for (const path of asked) expect(byHeadersFile(text, path)).toEqual(secure);
  for (const path of kept) expect(byHeadersFile(text, path)).toEqual({ ...secure, 'Cache-Control': immutable });
  // Longer lines are refused by Cloudflare.
  for (const line of text.split('\n')) expect(line.length).toBeLessThan(2000);
});

test('the workflow for GitHub Pages uploads what the export writes, with the releases of earlier runs', () => {
  const workflow = file('github', 'pages.yml');
  const steps = [...workflow.matchAll(/^ {6}- (?:id: \w+\n {8})?(?:uses|run): (.*)$/gm)].map(([, step]) => step);
  expect(steps).toHaveLength((workflow.match(/^ {6}- /gm) ?? []).length);
  const [publish, prune, written, uploaded, deployed] = steps.slice(-5);
  expect([publish, prune]).toEqual(['npm run publish -- all', 'npm run site -- prune 5']);
  expect(written).toBe('npm run site -- export folder export');
  expect(uploaded).toMatch(/^actions\/upload-pages-artifact@/);
  expect(deployed).toMatch(/^actions\/deploy-pages@/);
  expect(workflow).toMatch(/path: export\b/);
  expect(workflow).toMatch(/path: \|\n +\.cache\n +\.site\n +site\n/);
});

test('the workflow for GitHub Pages leaves installing to npm run publish, which knows what a lock of another platform lacks', () => {
  const commands = [...file('github', 'pages.yml').matchAll(/^ *(?:- )?run: (.*)$/gm)].map(([, command]) => command);
  expect(commands[0]).toBe('npm run publish -- all');
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { publish: string } };
  expect(scripts.publish).toMatch(/^node shared\/commands\/install\.mjs /);
  for (const host of Object.keys(hostings))
    for (const text of Object.values(hostings[host]?.('/srv/site') ?? {}))
      expect(text).not.toMatch(/\bnpm (?:ci|clean-install|i|install)\b/);
});

test('no line of _headers is longer than the 2,000 characters that Cloudflare Pages reads', () => {
  const lengths = file('headers', '_headers')
    .split('\n')
    .map((line) => line.length);
  expect(Math.max(...lengths)).toBeLessThan(2000);
});

test('below a path every host serves the site there, and leads to it', () => {
  const below = (host: string) => hostings[host]?.('/srv/site', { base: '/repo' }) ?? {};
  const { hosting } = JSON.parse(below('firebase')['firebase.json'] ?? '') as { hosting: Hosting };
  for (const path of kept) {
    expect(byFirebase(hosting, `/repo${path}`)).toEqual({ ...secure, 'Cache-Control': immutable });
    expect(byHeadersFile(below('headers')['_headers'] ?? '', `/repo${path}`)).toMatchObject({
      'Cache-Control': immutable,
    });
  }
  expect(below('headers')['_redirects']).toBe('/ /repo/ 302\n');
  const nginx = below('nginx')['nginx.conf'] ?? '';
  expect(nginx).toContain('return 302 /repo/;');
  expect(nginx.match(/\bpermanent\b/g)).toHaveLength(
    nginx.match(/ \/repo\/(?:\$1|\$home\/)? permanent\b/g)?.length ?? 0,
  );
});

test('nginx says nothing of other sites where none may load areas, and names each by its origin where some may', () => {
  const written = (foreignHosts: readonly string[]) => hostings['nginx']?.('/srv/site', { foreignHosts })['nginx.conf'];
  expect(written([])).toBe(file('nginx', 'nginx.conf'));
  expect(written([])).not.toMatch(/foreign|Access-Control/);
  const some = written(['https://a.example', 'http://[::1]:3000']);
  expect(some).toContain('"~^read:https://a\\.example\\z" $http_origin;');
  expect(some).toContain('"~^read:http://\\[::1\\]:3000\\z" $http_origin;');
  expect(some?.match(/add_header Cross-Origin-Resource-Policy/g)).toHaveLength(1);
  expect(written(['*'])).toContain('"~^read:" "*";');
});

test('GitHub Pages publishes at the address that GitHub gives the site', () => {
  const workflow = file('github', 'pages.yml');
  expect(workflow).toContain('SITE_ADDRESS: ${{ steps.pages.outputs.base_url }}');
  expect(workflow).toContain('path: export${{ steps.pages.outputs.base_path }}');
});
