import { loadTime } from './load-time';

const below = 'https://studio.example/_areas/research/1/browser/';
const request = (name: string, startTime: number, duration: number) => ({ name: below + name, startTime, duration });

test('files that load beside each other count once, and the time between files does not', () => {
  const requests = [request('late.js', 900, 30), request('a.js', 100, 50), request('b.js', 120, 50)];
  expect(loadTime(requests, below)).toBe(100);
  expect(loadTime([request('a.js', 100, 50), request('inside.js', 110, 10)], below)).toBe(50);
});

test('files of other releases do not count, and without any there is no time', () => {
  const other = { ...request('a.js', 0, 10), name: below.replace('/1/', '/2/') };
  expect(loadTime([other, request('a.js', 5, 10)], below)).toBe(10);
  expect(loadTime([other], below)).toBeUndefined();
});
