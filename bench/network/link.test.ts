import { Link } from './link';

test('a packet takes as long as the rate says, after the packets before it', () => {
  const link = new Link(1_600_000);
  link.departure(2000, 0);
  expect(link.departure(1000, 0)).toBe(5);
  expect(link.departure(1000, 0)).toBe(10);
});

test('a link that was idle sends at most 10 ms of packets at once', () => {
  const link = new Link(1_600_000);
  expect(link.departure(2000, 1000)).toBe(1000);
  expect(link.departure(2000, 1000)).toBe(1010);
});

test('a sender that is always a little late keeps the rate', () => {
  const link = new Link(1_600_000);
  let now = 0;
  for (let packet = 0; packet < 1000; packet++) now = Math.ceil(link.departure(1400, now)) + 1;
  expect(now).toBeGreaterThan(6980);
  expect(now).toBeLessThan(7010);
});
