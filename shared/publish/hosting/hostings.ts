import { downloadTypes } from '@portfolio/site/downloads';
import { fresh, immutable } from '../storage/cache-control';
import { githubPages } from './github-pages';
import { beforeName, homeFolder, nginxMaps, nginxServer, type SitePlace } from './nginx/nginx-parts';
import { rolloutRoot } from './nginx/nginx-rollout';
import { scriptlessPolicy, securityHeaders } from './responses/security-headers';

type Hosting = (site: string, place?: SitePlace) => Readonly<Record<string, string>>;

/** The configuration files of each host of a site in a folder, by name. */
export const hostings: Readonly<Record<string, Hosting>> = {
  nginx: (site, place = {}) => ({ 'nginx.conf': nginx(site, withoutBrotli, place) }),
  'nginx-brotli': (site, place = {}) => ({ 'nginx.conf': nginx(site, withBrotli, place) }),
  firebase: (_, place = {}) => ({ 'firebase.json': firebase(place) }),
  headers: (_, { base = '' } = {}) => ({
    _headers: headersFile(base),
    ...(base && { _redirects: `/ ${base}/ 302\n` }),
  }),
  github: () => ({ 'pages.yml': githubPages() }),
};

const withoutBrotli = `  # The site is a link to its present state; below it no link leads anywhere.
  disable_symlinks on from=$document_root;`;
const withBrotli = `  # Needs the module (on Debian: apt install libnginx-mod-http-brotli-static), which finds no file under "from=".
  brotli_static on;
  disable_symlinks if_not_owner;`;

/** A server block for nginx, to stand inside `http`. */
function nginx(site: string, brotli: string, place: SitePlace): string {
  const { base = '', languages = [] } = place;
  const name = `${beforeName(place)}[^/]+`;
  const home = homeFolder(place);
  const missing = languages.map(
    (tag) => `
  location = /${tag}/404.html { internal; }`,
  );
  return `${nginxMaps(place)}
server {
${nginxServer(place)}
${rolloutRoot(quoted(site))}
${brotli}
  # Publishing wrote .gz and .br beside every text file.
  gzip_static on;
  gzip_vary on;
  error_page 404 $portfolio_missing;
  location = /404.html { internal; }
  location = /index { rewrite ^ ${base}/ permanent; }
  location = /index.html { if ($request_uri ~ "^${base}/index\\.html") { rewrite ^ ${base}/ permanent; } }${missing.join('')}
  location ~ /\\. { return 404; }
  location ~ \\.(?:br|gz)$ { return 404; }
  location ~ ^/_rollout(?:/|$) { return 404; }
  location ~ ^/${beforeName(place)}404(?:\\.html)?$ { return 404; }
  # The home pages of languages and of previews.
  location ~ ^/(?<home>${home})/$ { default_type text/html; try_files /$home/index.html =404; }
  location ~ ^/(?<home>${home})(?:\\.html|/index(?:\\.html)?)?$ { if (-f $document_root/$home/index.html) { rewrite ^ ${base}/$home/ permanent; } return 404; }
  location ~ ^/(${name})\\.html$ { if (-f $request_filename) { rewrite ^/(.+)\\.html$ ${base}/$1 permanent; } return 404; }
  location ~ ^/(${name})/$ { if (-f $document_root/$1.html) { rewrite ^/(.+)/$ ${base}/$1 permanent; } return 404; }
  location ~ ^/${beforeName(place)}[^/.]+$ { default_type text/html; try_files $uri.html $uri/index.html =404; }
  # Captions: many installations don't know this type.
  location ~ \\.vtt$ { types { } default_type text/vtt; try_files $uri =404; }
  location ~ ^/_areas/[^/]+/media/[^/]+/ {
    types {
${nginxTypes()}
    }
    charset_types text/calendar text/csv text/plain text/vcard application/json;
    try_files $uri =404;
  }
  location / { try_files $uri =404; }
  location = / { try_files /index.html =404; }
}
`;
}

/** A path with blanks or signs of the configuration. */
function quoted(path: string): string {
  return `"${path.replace(/["\\]/g, '\\$&')}"`;
}

/** nginx adds the character set by itself, to `charset_types`. */
function nginxTypes(): string {
  return Object.entries(downloadTypes)
    .map(([ending, type]) => `      ${type.replace(/;.*/, '')} ${ending};`)
    .join('\n');
}

/** Below a path the exported folder has the site in a folder of that path. */
function firebase({ base = '', languages = [] }: SitePlace): string {
  const headers = Object.entries(securityHeaders({ tls: true })).map(([key, value]) => ({ key, value }));
  return `${JSON.stringify(
    {
      hosting: {
        public: 'export',
        // Firebase compresses by itself.
        ignore: ['firebase.json', '_headers', '_redirects', '**/.*', '**/*.br', '**/*.gz'],
        cleanUrls: true,
        // Below a path, and in a language, the home page is a folder's, and its address ends with a slash.
        ...(base && { redirects: [{ source: '/', destination: `${base}/`, type: 302 }] }),
        ...(!base && languages.length === 0 && { trailingSlash: false }),
        headers: [
          { source: '**', headers: [...headers, { key: 'Cache-Control', value: fresh }] },
          { source: `${base}/@(_areas|_shell)/**`, headers: [{ key: 'Cache-Control', value: immutable }] },
          { source: '**/*.@(svg|xml)', headers: [{ key: 'Content-Security-Policy', value: scriptlessPolicy }] },
          { source: `${base}/_areas/*/media/*/**`, headers: [{ key: 'Content-Disposition', value: 'attachment' }] },
          ...Object.entries(downloadTypes).map(([ending, value]) => ({
            source: `${base}/_areas/*/media/*/*.${ending}`,
            headers: [{ key: 'Content-Type', value }],
          })),
        ],
      },
    },
    null,
    2,
  )}\n`;
}

/**
 * For Netlify, Cloudflare Pages and other hosts that read `_headers` in the uploaded folder. They join the values of two
 * rules for one header, so each path has at most one rule for caching; they revalidate everything else by default.
 */
function headersFile(base: string): string {
  const lines = Object.entries(securityHeaders({ tls: true })).map(([name, value]) => `  ${name}: ${value}`);
  const cached = ['/_areas/*', '/_shell/*'].map((path) => `${base}${path}\n  Cache-Control: ${immutable}\n`);
  const downloads = `${base}/_areas/:area/media/:content/*\n  Content-Disposition: attachment\n`;
  // Two policies are both enforced.
  const scriptless = ['/*.svg', '/*.xml'].map((path) => `${path}\n  Content-Security-Policy: script-src 'none'\n`);
  return `/*\n${lines.join('\n')}\n${cached.join('')}${downloads}${scriptless.join('')}`;
}
