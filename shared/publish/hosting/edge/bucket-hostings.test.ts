import { bucketPlace } from '../../storage/bucket/store/bucket-address';
import { bucketHostings } from './bucket-hostings';
import { securityHeaders } from '../responses/security-headers';

const filesOf = (name: string, site: string, endpoint = 'http://127.0.0.1:7480') =>
  bucketHostings[name]?.(bucketPlace(site, { S3_ENDPOINT: endpoint })) ?? {};

test.each([
  ['s3://bucket', 'http://127.0.0.1:7480/bucket'],
  ['s3://bucket/', 'http://127.0.0.1:7480/bucket'],
  ['s3://bucket/a/b/', 'http://127.0.0.1:7480/bucket/a/b'],
])('nginx reads %s from %s, without keys', (site, store) => {
  expect(filesOf('nginx-bucket', site)['nginx.conf']).toContain(`set $portfolio_store "${store}";`);
});

test('nginx looks up the name of a store again and checks its certificate; an address needs no name server', () => {
  const byName = filesOf('nginx-bucket', 's3://bucket', 'https://s3.example.com')['nginx.conf'];
  expect(byName).toMatch(/\n {2}resolver \S+.* valid=30s;\n/);
  expect(byName).toContain('proxy_ssl_verify on;');
  expect(byName).toContain('proxy_ssl_name s3.example.com;');
  expect(filesOf('nginx-bucket', 's3://bucket')['nginx.conf']).not.toContain('resolver');
});

test('the Worker is written with the prefix, the headers of the policy, and its bucket', () => {
  const files = filesOf('worker', 's3://bucket/a');
  expect(files['settings.mjs']).toContain('export const prefix = "a/";');
  for (const [name, value] of Object.entries(securityHeaders({ tls: true })))
    expect(files['settings.mjs']).toContain(`${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  expect(files['worker.mjs']).toContain("from './settings.mjs'");
  expect(files['wrangler.jsonc']).toContain('"bucket_name": "bucket"');
});
