import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { browserErrors } from './browser-errors';

const logged: string[] = [];
const middleware = browserErrors('research', (text) => logged.push(text));
const server = createServer((request, response) => middleware(request, response, () => response.writeHead(404).end()));
let address = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/_errors`;
});
afterAll(() => void server.close());
beforeEach(() => void logged.splice(0));

async function send(body: string, origin = 'http://localhost:4203'): Promise<number> {
  return (await fetch(address, { method: 'POST', body, headers: { Origin: origin } })).status;
}

test('an error of a page stands in the terminal, with the first lines of its stack', async () => {
  await send(JSON.stringify({ path: '/HAL', text: 'Error: No plan\n    at Plan (plan.tsx:3)\n'.padEnd(200, 'x\n') }));
  expect(logged).toEqual([
    expect.stringMatching(/^research, in the browser, \/HAL: Error: No plan\n {2}at Plan \(plan\.tsx:3\)\n/),
  ]);
  expect(logged[0]?.split('\n')).toHaveLength(6);
});

test('it does nothing to the terminal', async () => {
  await send(JSON.stringify({ path: '/HAL', text: 'Error: \u001b[31mgone\u001b[0m' }));
  expect(logged).toEqual(['research, in the browser, /HAL: Error: gone']);
});

test('pages of other hosts, and what is no error, are not heard', async () => {
  expect(await send(JSON.stringify({ path: '/', text: 'Spam' }), 'https://elsewhere.example')).toBe(403);
  expect(await send('no JSON')).toBe(400);
  expect(logged).toEqual([]);
});
