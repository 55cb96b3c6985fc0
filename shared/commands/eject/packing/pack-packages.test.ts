import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packPackages } from './pack-packages';
import { packagesToPack } from './packages-to-pack';
import { readTarball } from './read-tarball';
import { root } from '@portfolio/workspace/root';

const target = mkdtempSync(join(tmpdir(), 'packed-'));
afterAll(() => rmSync(target, { recursive: true, force: true }));

test('a tarball has the version in its name and in its package.json, holds what was chosen, and is the same each time', () => {
  const { version, files } = packagesToPack(root).get('@portfolio/contract')!;
  const pack = () => {
    const file = packPackages(['shared/contract'], target).get('@portfolio/contract')!;
    return { file, bytes: readFileSync(join(target, file)).toString('base64') };
  };
  const packed = pack();
  expect(pack()).toEqual(packed);
  expect(packed.file).toBe(`portfolio-contract-${version}.tgz`);
  const tarball = join(target, packed.file);
  expect(JSON.parse(readTarball(tarball, 'package.json')!)).toMatchObject({ name: '@portfolio/contract', version });
  expect(readTarball(tarball, 'CHANGELOG.md')).toContain('## Contract ');
  expect(readTarball(tarball, 'none.md')).toBeUndefined();
  const { stdout } = spawnSync('tar', ['-tzf', tarball], { encoding: 'utf8' });
  expect(stdout.trim().split('\n').sort()).toEqual(files.map((file) => `package/${file}`).sort());
}, 60_000);
