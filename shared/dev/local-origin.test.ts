import { isLocalOrigin } from './local-origin';

test('any port of localhost is local', () => {
  expect(isLocalOrigin('http://localhost:4173')).toBe(true);
  expect(isLocalOrigin('http://127.0.0.1')).toBe(true);
});

test('other hosts are not local, even if their name begins with localhost', () => {
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
