import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lineOf } from '../../health/report-line';
import { bucketPlace } from '../../storage/bucket/store/bucket-address';
import { temporaryFolder } from '../../testing/temporary-folder';
import { bucketHostings } from './bucket-hostings';

const bodies = [
  ...['', '[]', 'null', '{"name":1}', '{"name":"FCP","value":1}', '{"name":"LCP","value":"1"}'],
  '{"name":"LCP","value":812.34567,"id":"v5","path":"/HAL?a=b","area":"research","areaRelease":"0f3c"}',
  '{"name":"error","error":"No https://a.b/x?y for kim@example.org, 0821234567","path":"/a@b"}',
  '{"name":"load-failure","stack":"at https://a.b/_areas/research/0f3c/browser/s.1a.js:2:11","shellRelease":"81d2"}',
  JSON.stringify({ name: 'uncaught-error', error: 'ä'.repeat(5000) }),
];

/** Runs a script beside the files that `npm run site -- hosting worker` writes. */
function runBeside(script: string): unknown {
  const folder = temporaryFolder();
  const files = bucketHostings['worker']?.(bucketPlace('s3://bucket/a', {})) ?? {};
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'run.mjs'), script);
  return JSON.parse(execFileSync(process.execPath, [join(folder, 'run.mjs')], { encoding: 'utf8' }));
}

test('the Worker keeps of each report what the built-in server keeps', () => {
  const lines = runBeside(`
    import { lineOf } from './reports.mjs';
    const bodies = ${JSON.stringify(bodies)};
    console.log(JSON.stringify(bodies.map((body) => lineOf(body, new Date('2026-03-01T08:21:45Z')) ?? null)));
  `);
  const now = new Date('2026-03-01T08:21:45Z');
  expect(lines).toEqual(bodies.map((body) => lineOf(body, now) ?? null));
});
