import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { temporaryFolder } from '../../../testing/temporary-folder';
import { originHere, subjectOf } from './origin';

function repository(name: string): { folder: string; git: (...args: string[]) => string } {
  const folder = temporaryFolder();
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' }).stdout.trim();
  git('init', '--quiet');
  git('config', 'user.name', name);
  git('config', 'user.email', 'ann@studio.example');
  return { folder, git };
}

test('person and machine are named', () => {
  const { folder } = repository('Ann Ånger');
  expect(originHere('publish', 'Why', {}, folder)).toEqual({
    action: 'publish',
    by: 'Ann Ånger',
    machine: hostname(),
    message: 'Why',
  });
});

test('PUBLISH_NAMES=off leaves out person and machine', () => {
  const { folder } = repository('Ann');
  expect(originHere('publish', undefined, { PUBLISH_NAMES: 'off' }, folder)).toEqual({ action: 'publish' });
});

test('another value of PUBLISH_NAMES is refused', () => {
  expect(() => originHere('publish', undefined, { PUBLISH_NAMES: 'no' })).toThrow(
    'PUBLISH_NAMES is "no". Expected: "on" or "off".',
  );
});

test('an address of e-mail is no name', () => {
  const { folder } = repository('ann@studio.example');
  expect(originHere('publish', undefined, {}, folder).by).toBeUndefined();
});

test('a pipeline without a user of git names who started it', () => {
  const { folder } = repository('');
  expect(originHere('publish', undefined, { GITHUB_ACTOR: 'ann' }, folder).by).toBe('ann');
  expect(originHere('publish', undefined, { GITLAB_USER_NAME: 'Ann Ånger' }, folder).by).toBe('Ann Ånger');
});

test('the run of a pipeline is named by its address, without what could be secret in it', () => {
  const atGitHub = {
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'studio/site',
    GITHUB_RUN_ID: '7',
  };
  const ci = (environment: NodeJS.ProcessEnv) => originHere('publish', undefined, environment).ci;
  expect(ci(atGitHub)).toBe('https://github.com/studio/site/actions/runs/7');
  expect(ci({ CI_JOB_URL: 'https://ci:token@gitlab.example/site/-/jobs/7?key=secret#log' })).toBe(
    'https://gitlab.example/site/-/jobs/7',
  );
  expect(ci({ CI_JOB_URL: 'javascript:alert(1)' })).toBeUndefined();
});

test('a commit is told by the first line of its message, and nothing outside of a repository', () => {
  const { folder, git } = repository('Ann');
  writeFileSync(join(folder, 'a'), '');
  git('add', 'a');
  git('commit', '--quiet', '-m', 'A "quoted"\u001b[31m subject\n\nMore.');
  expect(subjectOf(git('rev-parse', 'HEAD'), folder)).toBe('A "quoted" subject');
  expect(subjectOf('0000000', temporaryFolder())).toBe('');
  expect(subjectOf(undefined, folder)).toBeUndefined();
});
