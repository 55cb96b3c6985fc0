import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from '../../testing/serve-sample';
import { temporaryFolder } from '../../testing/temporary-folder';
import { runHook } from './hook';
import type { LogEntry } from './entry/log-entry';

const entry: LogEntry = {
  number: 7,
  made: '2026-03-01T12:00:00.000Z',
  action: 'publish',
  by: 'Ann',
  message: `It's "new" & $(touch x) \`y\` 🙂`,
  changes: [{ owner: 'research', from: 'aaa', to: 'bbb', commit: '0123456789abcdef', dirty: true }],
};
const payload = {
  site: '/srv/site',
  ...entry,
  text: `State 7, publish by Ann: ${entry.message}. research aaa → bbb (0123456789 and changes)`,
};
const failed = (problem: string) => `PUBLISH_HOOK was not told of state 7: ${problem}. The change of the site is done.`;
const run = (hook: string, limit?: number) => runHook(entry, '/srv/site', hook, limit);

async function address(answer: RequestListener): Promise<string> {
  return `localhost:${await listen(createServer(answer))}`;
}

test('without a hook nobody is told', async () => {
  expect(await run('')).toBeUndefined();
});

test('a command gets the change as JSON on its standard input', async () => {
  const file = join(temporaryFolder(), 'told.json');
  expect(await run(`cat > "${file}"`)).toBeUndefined();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(payload);
});

test('a command need not read what it gets', async () => {
  expect(await run('exec <&-; sleep 0.2')).toBeUndefined();
});

test('a command that fails is told without its text, which may hold secrets', async () => {
  expect(await run('secret=1; exit 3')).toBe(failed('its command ended with 3'));
});

test('a command that hangs is ended, with what it started', async () => {
  const file = join(temporaryFolder(), 'late');
  expect(await run(`(sleep 1; touch "${file}") & wait`, 200)).toBe(failed('its command did not end within 0.2 s'));
  await sleep(1500);
  expect(existsSync(file)).toBe(false);
});

test('an address gets the change as a POST, and a name and password as such', async () => {
  const got: unknown[] = [];
  const host = await address((request, response) => {
    let text = '';
    request.on('data', (part) => (text += part));
    request.on('end', () => {
      const { 'content-type': type, authorization } = request.headers;
      got.push([request.method, request.url, type, authorization, JSON.parse(text)]);
      response.end('ok');
    });
  });
  expect(await run(`http://ann:p%40ss@${host}/hook?key=1`)).toBeUndefined();
  const key = `Basic ${Buffer.from('ann:p@ss').toString('base64')}`;
  expect(got).toEqual([['POST', '/hook?key=1', 'application/json', key, payload]]);
});

test('an address that refuses, or sends elsewhere, is told by its host alone', async () => {
  for (const status of [302, 404, 500]) {
    const host = await address((_, response) => void response.writeHead(status, { location: '/other' }).end());
    expect(await run(`http://ann:secret@${host}/secret?key=secret`)).toBe(failed(`${host} answered ${status}`));
  }
});

test('an address that gives no answer is left after the limit', async () => {
  const host = await address(() => undefined);
  expect(await run(`http://${host}/secret`, 200)).toBe(failed(`${host} gave no answer within 0.2 s`));
});

test('an address where nobody listens, and one that is none, are sentences', async () => {
  expect(await run('http://localhost:1/secret')).toMatch(/told of state 7: localhost:1 can't be reached/);
  expect(await run('https://')).toBe(failed('it is no complete address'));
  expect(await run('http://a:%zz@localhost:1/')).not.toContain('%zz');
});
