import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../testing/temporary-folder';
import { hostings } from './hostings';
import { plainHostOf } from './plain-host';

test('what npm run site -- hosting writes for a plain host says which one it is', () => {
  for (const [name, place, host] of [
    ['github', '.github/workflows', 'GitHub Pages'],
    ['firebase', '.', 'Firebase'],
  ] as const) {
    const folder = temporaryFolder();
    expect(plainHostOf(folder)).toBeUndefined();
    for (const [file, text] of Object.entries(hostings[name]?.('/srv/site') ?? {})) {
      mkdirSync(dirname(join(folder, place, file)), { recursive: true });
      writeFileSync(join(folder, place, file), text);
    }
    expect(plainHostOf(folder)?.host).toBe(host);
  }
});

test('a Firebase project that is used for something else is no plain host', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'firebase.json'), '{"functions": {}}');
  expect(plainHostOf(folder)).toBeUndefined();
});
