import { foreignFiles } from '../responses/foreign-hosts';
import { securityHeaders } from '../responses/security-headers';

/** What stands before the server of a site whose areas other sites may load, as in foreign-hosts.ts; nothing for others. */
export function foreignMaps(hosts: readonly string[]): string {
  if (hosts.length === 0) return '';
  const isForAll = hosts.includes('*');
  // By patterns: a table has short rows.
  const allowed = hosts.map((host) => (isForAll ? '"~^read:" "*";' : `"~^read:${escaped(host)}\\z" $http_origin;`));
  return `
# Pages of other sites may have files of releases, and the data that name the live ones.
map $uri $portfolio_foreign {
  default "";
  "~${foreignFiles.source.replace(/\$$/, '\\z')}" read;
}
map "$portfolio_foreign:$http_origin" $portfolio_allowed {
  default "";
  ${allowed.join('\n  ')}
}
map $portfolio_foreign $portfolio_resource_policy {
  default "${securityHeaders({ tls: false })['Cross-Origin-Resource-Policy']}";
  read "cross-origin";
}
map $portfolio_foreign $portfolio_vary_origin {
  default "";${isForAll ? '' : '\n  read "Origin";'}
}`;
}

/** Headers of all answers; the policy of resources is not among the others then. */
export function foreignHeaders(hosts: readonly string[]): string {
  if (hosts.length === 0) return '';
  return `
  add_header Access-Control-Allow-Origin $portfolio_allowed always;
  add_header Cross-Origin-Resource-Policy $portfolio_resource_policy always;
  add_header Vary $portfolio_vary_origin always;`;
}

function escaped(host: string): string {
  return host.replace(/[.[\]]/g, '\\$&');
}
