import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceCommit } from './source-commit';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'source-commit-'));
  mkdirSync(join(folder, 'shell'));
  writeFileSync(join(folder, 'shell/site.md'), 'A site.\n');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function git(...args: string[]): string {
  const settings = ['-c', 'user.name=Owner', '-c', 'user.email=owner@studio.example'];
  return spawnSync('git', [...settings, ...args], { cwd: folder, encoding: 'utf8' }).stdout.trim();
}

function commit(): string {
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'First');
  return git('rev-parse', 'HEAD');
}

test('a clean checkout names its commit', () => {
  const name = commit();
  writeFileSync(join(folder, 'notes.txt'), 'No part of the site.');
  expect(name).toMatch(/^[0-9a-f]{40}$/);
  expect(sourceCommit(folder, folder)).toEqual({ commit: name });
});

test('a source that is changed, or that is new, is said', () => {
  const name = commit();
  writeFileSync(join(folder, 'shell/new.md'), 'New.');
  expect(sourceCommit(folder, folder)).toEqual({ commit: name, dirty: true });
  rmSync(join(folder, 'shell/new.md'));
  appendFileSync(join(folder, 'shell/site.md'), 'More.\n');
  expect(sourceCommit(folder, folder)).toEqual({ commit: name, dirty: true });
});

test('there is none outside of a repository, before the first commit, or for content that lies elsewhere', () => {
  expect(sourceCommit(folder, folder)).toBeUndefined();
  git('init', '--quiet');
  expect(sourceCommit(folder, folder)).toBeUndefined();
  commit();
  expect(sourceCommit('/somewhere/else', folder)).toBeUndefined();
});
