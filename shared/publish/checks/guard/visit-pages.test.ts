import { createServer, type RequestListener } from 'node:http';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { siteHandler } from '../../hosting/server/serve';
import { sampleSite } from '../../testing/sample-site';
import { listen } from '../../testing/serve-sample';
import { visitPages } from './visit-pages';

const once = { tries: 1, pause: 0 };
const addressOf = async (handler: RequestListener) => `http://127.0.0.1:${await listen(createServer(handler))}`;

test('the pages that a publish wrote are there, each with its heading and its scripts', async () => {
  const site = await sampleSite();
  const [published] = await site.publish('shell', { code: 'other' });
  expect(published?.pages).toEqual(expect.arrayContaining(['/', '/HAL', '/404']));
  expect(await visitPages(await addressOf(siteHandler(site.folder)), published?.pages ?? [], once)).toEqual([]);
});

test('a page that is missing, and one whose script is missing, are named with the file', async () => {
  const site = await sampleSite();
  const [published] = await site.publish('research', { code: 'other' });
  const entry = `_areas/research/${published?.release}/browser/remoteEntry.js`;
  rmSync(join(site.folder, entry));
  const problems = await visitPages(await addressOf(siteHandler(site.folder)), ['/NONE', '/KEY', '/HAL'], once);
  expect(problems).toEqual([`/KEY names /${entry}, which answers 404`, '/NONE answers 404, not 200']);
});

test('a page without a heading, and a server that is not there, are told', async () => {
  const address = await addressOf((_, response) => void response.end('<p>Nothing</p>'));
  expect(await visitPages(address, ['/'], once)).toEqual(['/ has no heading (h1)']);
  expect(await visitPages('http://127.0.0.1:1', ['/'], once)).toEqual([expect.stringMatching(/^\/ cannot be opened/)]);
});

test('what fails once is opened again', async () => {
  let asked = 0;
  const address = await addressOf((_, response) => void response.writeHead(asked++ ? 200 : 503).end('<h1>Here</h1>'));
  expect(await visitPages(address, ['/'], { tries: 2, pause: 0 })).toEqual([]);
  expect(asked).toBe(2);
});
