import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { securityHeaders } from '@portfolio/publish/hosting/responses/security-headers';
import { immutable } from '@portfolio/publish/storage/cache-control';
import { ask } from '../edges/edges';
import { brochure } from './export-sample';

/** A host that serves the folder `exported`. */
export type Host = { origin: string; exported: string };

/**
 * Tests the headers that every host gives.
 * @param host the one that runs when the tests do.
 * @param fresh how it says that a page is asked for again.
 * @param paths of pages.
 */
export function testHeaders(host: () => Host, fresh: string, paths: readonly string[]): void {
  test('every answer has the headers of the policy; pages are asked for again, releases are kept', async () => {
    const { origin, exported } = host();
    const policy = Object.entries(securityHeaders({ tls: true }));
    const named = Object.fromEntries(policy.map(([name, value]) => [name.toLowerCase(), value] as const));
    const script = filesIn(exported).find((file) => file.endsWith('remoteEntry.js'));
    for (const path of [...paths, `/${script}`]) {
      const { headers } = await ask(origin, path);
      expect(headers, path).toMatchObject(named);
      expect(headers['cache-control'], path).toBe(path.endsWith('.js') ? immutable : fresh);
    }
  });

  test('drawings run no scripts at their own address, and a file for download is saved', async () => {
    const { origin, exported } = host();
    const files = filesIn(exported);
    const drawing = files.find((file) => file.startsWith('_areas') && file.endsWith('.svg'));
    const { headers } = await ask(origin, `/${drawing}`);
    expect(headers['content-security-policy']).toContain("script-src 'none'");
    const saved = files.find((file) => file.endsWith(brochure));
    expect((await ask(origin, `/${saved}`)).headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
    });
  });
}

/**
 * Tests which addresses are pages, and which lead to one.
 * @param moved with the address that each leads to.
 */
export function testAddresses(
  host: () => Pick<Host, 'origin'>,
  pages: readonly string[],
  moved: readonly (readonly [path: string, location: string])[],
): void {
  test('pages, and addresses that lead to them, are answered in every language', async () => {
    const { origin } = host();
    for (const path of pages) expect((await ask(origin, path)).status, path).toBe(200);
    for (const [path, location] of moved) expect((await ask(origin, path)).headers.location, path).toBe(location);
  });
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' });
}
