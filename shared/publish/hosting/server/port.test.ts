import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkPort, listenWith, portFrom } from './port';

test('the port is 4173 unless another is asked for', () => {
  expect(portFrom(undefined)).toBe(4173);
  expect(portFrom('')).toBe(4173);
  expect(portFrom('8080')).toBe(8080);
});

test.each(['abc', '70000', '-1', '80.5', '80 81'])('PORT=%s is no port', (asked) => {
  expect(() => portFrom(asked)).toThrow(`PORT is "${asked}", which is no port: choose a number from 1 to 65535.`);
});

test('a port that is taken is refused with another that may be free', async () => {
  const first = createServer();
  const address = await listenWith(first, 0);
  const { port } = first.address() as AddressInfo;
  expect(address).toBe(`http://localhost:${port}`);

  const refusal = `Port ${port} is taken. Stop what runs there, or choose another: PORT=${port + 1}`;
  await expect(checkPort(port)).rejects.toThrow(refusal);
  await expect(listenWith(createServer(), port)).rejects.toThrow(refusal);
  await new Promise((resolve) => first.close(resolve));
  await checkPort(port);
});
