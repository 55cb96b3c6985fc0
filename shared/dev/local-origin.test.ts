import { isLocalOrigin } from './local-origin';

test('any port of this machine is local', () => {
  expect(isLocalOrigin('http://localhost:4173')).toBe(true);
  expect(isLocalOrigin('http://127.0.0.1')).toBe(true);
});

test('another machine is not local, whatever its name pretends', () => {
  for (const origin of [
    'https://example.com',
    'http://localhost.example.com',
    'http://127.0.0.1.example.com',
    'null',
    '',
  ]) {
    expect(isLocalOrigin(origin)).toBe(false);
  }
});
