import { createServer } from 'node:http';
import { siteHandler } from '../../hosting/server/serve';
import { sampleSite } from '../../testing/sample-site';
import { listen } from '../../testing/serve-sample';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceOf } from './source-of';

const map = JSON.stringify({ version: 3, names: [], sources: ['./remote-research/src/area.tsx'], mappings: 'AAEA' });

test('a place in a script of a release is a line of the sources, by a map that no visitor gets', async () => {
  const site = await sampleSite();
  const folder = '_areas/research/0f3c/browser';
  mkdirSync(join(site.folder, folder, '.maps'), { recursive: true });
  writeFileSync(join(site.folder, folder, '.maps/area.1a.js.map'), map);
  expect(await sourceOf(site.storage, `${folder}/area.1a.js:1:1`)).toBe('remote-research/src/area.tsx:3');
  expect(await sourceOf(site.storage, `${folder}/other.js:1:1`)).toBeUndefined();
  const address = `http://127.0.0.1:${await listen(createServer(siteHandler(site.folder)))}`;
  expect((await fetch(`${address}/${folder}/.maps/area.1a.js.map`)).status).toBe(404);
});

test('a map that is spoilt names no line', async () => {
  const read = () => Promise.resolve(Buffer.from('spoilt'));
  expect(await sourceOf({ read }, '_shell/0f3c/browser/shell.js:1:1')).toBeUndefined();
});
