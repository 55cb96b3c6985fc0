import { readFileSync } from 'node:fs';
import { getServers } from 'node:dns';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { areaNames } from '@portfolio/contract/areas';
import type { BucketPlace } from '../../storage/bucket/store/bucket-address';
import { areaPolicy } from './area-policy';
import { foreignFiles } from '../responses/foreign-hosts';
import { beforeName, homeFolder, nginxMaps, nginxServer, type SitePlace } from '../nginx/nginx-parts';
import { bucketRolloutMaps } from '../nginx/nginx-rollout';
import { scriptless, scriptlessPolicy, securityHeaders } from '../responses/security-headers';
import { healthAddress, healthLimits, metrics, reportRules } from '../../health/report-rules';
import { cookieAttributes, rolloutCookie } from '../responses/rollout-choice';
import { compressible } from '../../storage/drafts/precompressed-draft';

type Hosting = (bucket: BucketPlace, site?: SitePlace) => Readonly<Record<string, string>>;

/** The configuration files of each edge of a site in a bucket, by name, and the policies for the keys of areas. */
export const bucketHostings: Readonly<Record<string, Hosting>> = {
  'nginx-bucket': (bucket, site = {}) => ({ 'nginx.conf': nginx(bucket, site) }),
  worker: (bucket, site = {}) => ({
    'worker.mjs': readFileSync(join(import.meta.dirname, 'worker.mjs'), 'utf8'),
    'reports.mjs': readFileSync(join(import.meta.dirname, 'reports.mjs'), 'utf8'),
    'settings.mjs': workerSettings(bucket, site),
    'wrangler.jsonc': wrangler(bucket),
  }),
  'area-keys': (bucket) =>
    Object.fromEntries(
      areaNames.map((area) => [`${area}-policy.json`, `${JSON.stringify(areaPolicy(bucket, area), null, 2)}\n`]),
    ),
};

/** Headers of stores that are of no use to a visitor. */
const hidden = [
  ...[
    'x-amz-request-id',
    'x-amz-id-2',
    'x-amz-meta-state',
    'x-amz-meta-rollout',
    'x-amz-version-id',
    'x-amz-server-side-encryption',
  ],
  ...['x-amz-storage-class', 'x-rgw-object-type', 'Cache-Control', 'Vary', 'Set-Cookie'],
  'Content-Disposition',
];

/** A server block of stock modules for nginx, to stand inside `http`. */
function nginx({ bucket, prefix, endpoint }: BucketPlace, site: SitePlace): string {
  const { base = '' } = site;
  const before = beforeName(site);
  const home = homeFolder(site);
  const { host, hostname, protocol } = new URL(endpoint);
  const resolver = isIP(hostname.replace(/[[\]]/g, '')) ? '' : resolverLines();
  return `${nginxMaps(site)}
${bucketRolloutMaps}
# The file that an address asks for, and its compressed form for those who accept it: publishing wrote .br beside every
# text file.
map $uri $portfolio_file {
  default $uri;
  / /index.html;
  "~^/${home}/\\z" \${uri}index.html;
  "~^/${before}[^/.]+\\z" $uri.html;
}
map $portfolio_file $portfolio_vary {
  "~${compressible.source.replace(/\$$/, '\\z')}" "Accept-Encoding";
}
map "$portfolio_vary: $http_accept_encoding" $portfolio_form {
  "~^Accept-Encoding:(?:.*,)?\\s*br\\s*(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|\\z))(?:[,;]|\\z)" ".br";
}
# What never changes is kept until it was not asked for in 30 days; which state is live for a second, or while the store is
# away: below it pages keep coming from the cache.
proxy_cache_path /var/cache/nginx/portfolio levels=1:2 keys_zone=portfolio:10m max_size=2g inactive=30d use_temp_path=off;
proxy_cache_path /var/cache/nginx/portfolio-live keys_zone=portfolio_live:1m inactive=1h use_temp_path=off;
server {
${nginxServer(site)}
  add_header Vary $portfolio_vary always;
  # For the few clients without Brotli.
  gzip on;
  gzip_proxied any;
  gzip_types text/css text/javascript text/plain application/json application/xml image/svg+xml;

  # The edge reads without a key: let the store allow s3:GetObject to this machine's address, or to everybody, and
  # s3:ListBucket too where it otherwise answers 403 for what is missing. What everybody may read is also
  # _states/*/.log.jsonl, which names who published: deny that one, or publish with PUBLISH_NAMES=off.
  set $portfolio_store "${protocol}//${host}/${`${bucket}/${prefix}`.replace(/\/$/, '')}";
${resolver}  set $portfolio_numbers "";
  proxy_http_version 1.1;
  proxy_pass_request_headers off;
  proxy_pass_request_body off;
  proxy_set_header Host "${host}";
  proxy_set_header Connection "";
  proxy_ssl_server_name on;
  proxy_ssl_name ${hostname};
  proxy_ssl_verify on;
  proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;
  proxy_connect_timeout 2s;
  proxy_read_timeout 10s;
  proxy_next_upstream off;
  proxy_intercept_errors on;
  proxy_ignore_headers Cache-Control Expires Set-Cookie Vary X-Accel-Expires X-Accel-Redirect;
${hidden.map((name) => `  proxy_hide_header ${name};`).join('\n')}
  proxy_cache portfolio;
  proxy_cache_lock on;
  # Players ask for parts of a film; the cache has the whole.
  proxy_force_ranges on;
  proxy_cache_valid 200 30d;
  proxy_cache_valid 403 404 5s;
  proxy_cache_use_stale error timeout invalid_header updating http_429 http_500 http_502 http_503 http_504;
  error_page 403 404 =404 @missing;
  error_page 500 502 503 504 =503 @away;

  # An address is passed on as it is decoded: nothing but these characters may be in it.
  if ($uri !~ "^/[\\w./~@+-]*\\z") { return 404; }
  if ($request_method !~ "^(?:GET|HEAD)$") { return 405; }

  # Which state is live: asked once for each answer, so that an answer is of one state.
  location = /_live {
    internal;
    proxy_pass $portfolio_store/live;
    proxy_cache portfolio_live;
    proxy_cache_key live;
    proxy_cache_valid 200 1s;
    proxy_read_timeout 2s;
    proxy_cache_use_stale error timeout invalid_header updating http_403 http_404 http_429 http_500 http_502 http_503 http_504;
    error_page 403 404 =503 @away;
  }
  # Maps of scripts are for the owner.
  location ~ "/\\." { return 404; }
  location ~ ^/_(?:areas|shell)/ {
    proxy_pass $portfolio_store$uri$portfolio_form;
    proxy_cache_key $uri$portfolio_form;
  }
  location ~ "^/(?:_(?!preview/)|${before}404(?:\\.html)?\\z|state\\.json\\z)|/\\.|\\.(?:br|gz)\\z" { return 404; }
  location ~ "^/index(?:\\.html|/)?\\z" { rewrite ^ ${base}/ permanent; }
  location ~ "^/(?<home>${home})(?:\\.html|/index(?:\\.html|/)?)?\\z" { rewrite ^ ${base}/$home/ permanent; }
  location ~ "^/(?!${home}/\\z)(${before}[^/]+)(?:\\.html|/)\\z" { rewrite "^/(.+?)(?:\\.html|/)\\z" ${base}/$1 permanent; }
  location / {
    auth_request /_live;
    auth_request_set $portfolio_state $upstream_http_x_amz_meta_state;
    auth_request_set $portfolio_numbers $upstream_http_x_amz_meta_rollout;
    proxy_pass $portfolio_store/_states/$portfolio_state$portfolio_side$portfolio_file$portfolio_form;
    proxy_cache_key $portfolio_state$portfolio_side$portfolio_file$portfolio_form;
    # A state never gets a file later.
    proxy_cache_valid 200 30d;
    proxy_cache_valid 404 1h;
    proxy_cache_valid 403 5s;
  }
  location @missing {
    auth_request /_live;
    auth_request_set $portfolio_state $upstream_http_x_amz_meta_state;
    auth_request_set $portfolio_numbers $upstream_http_x_amz_meta_rollout;
    proxy_pass $portfolio_store/_states/$portfolio_state$portfolio_side$portfolio_missing$portfolio_form;
    proxy_cache_key $portfolio_state$portfolio_side$portfolio_missing$portfolio_form;
  }
  location @away {
    default_type "text/plain; charset=utf-8";
    return 503 "The site is not reachable at the moment. Try again in a minute.\\n";
  }
}
`;
}

/** Stores change their addresses: nginx looks them up again where a name server is given. */
function resolverLines(): string {
  return `  # The name servers of this machine; see /etc/resolv.conf.
  resolver ${getServers().join(' ')} valid=30s;\n`;
}

function workerSettings({ prefix }: BucketPlace, site: SitePlace): string {
  const { base = '', languages = [], foreignHosts = [] } = site;
  const values = {
    ...{ prefix, base, languages, foreignHosts, securityHeaders: securityHeaders({ tls: true }), scriptlessPolicy },
    ...{ healthAddress, healthLimits, metrics },
    rolloutCookie: { name: rolloutCookie.name, attributes: cookieAttributes(base) },
  };
  const lines = Object.entries(values).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)};\n`,
  );
  return `// Generated by "npm run site -- hosting".\n${lines.join('')}/** Files that have a compressed form beside them. */\nexport const compressible = ${String(compressible)};\n/** Documents that run no scripts. */\nexport const scriptless = ${String(scriptless)};\n/** What pages of other sites read. */\nexport const foreignFiles = ${String(foreignFiles)};\n/** What is kept of reports of visits. */\nexport const reportRules = ${sourceOf(reportRules)};\n`;
}

/** Data with patterns as a script has them. */
function sourceOf(value: unknown): string {
  if (value instanceof RegExp) return String(value);
  if (Array.isArray(value)) return `[${value.map(sourceOf).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, each]) => `  ${name}: ${sourceOf(each)},\n`);
  return `{\n${fields.join('')}}`;
}

function wrangler({ bucket }: BucketPlace): string {
  const configuration = {
    $schema: 'node_modules/wrangler/config-schema.json',
    name: 'portfolio',
    main: 'worker.mjs',
    compatibility_date: '2026-04-01',
    workers_dev: true,
    r2_buckets: [{ binding: 'SITE', bucket_name: bucket }],
  };
  return `// Generated by "npm run site -- hosting". Deploy it with: npx wrangler deploy\n${JSON.stringify(configuration, null, 2)}\n`;
}
