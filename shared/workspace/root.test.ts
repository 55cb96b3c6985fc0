import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packagesOf, packageFolder } from './packages';
import { rootAbove } from './root';

const folder = mkdtempSync(join(tmpdir(), 'root-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the root is found from inside a workspace', () => {
  const workspace = join(folder, 'site', 'remote-research');
  mkdirSync(workspace, { recursive: true });
  writeFileSync(join(folder, 'site', 'package.json'), '{ "workspaces": ["remote-*"] }');
  writeFileSync(join(workspace, 'package.json'), '{ "name": "remote-research" }');
  expect(rootAbove(workspace)).toBe(join(folder, 'site'));
});

test('outside a repository a command says where to run it', () => {
  expect(() => rootAbove(folder)).toThrow(
    `No package.json with "workspaces" lies in or above ${folder}. Run the command in the repository.`,
  );
});

test('a package brings all packages that it depends on', () => {
  expect(packagesOf(packageFolder('@portfolio/mailbox'))).toEqual(['shared/contract', 'shared/mailbox', 'shared/site']);
  expect(packagesOf(packageFolder('@portfolio/contract'), ['@portfolio/ui'])).toEqual(['shared/contract', 'shared/ui']);
});
