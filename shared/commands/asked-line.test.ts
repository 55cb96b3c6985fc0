import { askedLine } from './asked-line';

const release = 'c'.repeat(20);

test('a request says its release, its commit and why, and how it goes live', () => {
  expect(askedLine({ area: 'research', release, note: { commit: 'abcdef1' }, message: 'New figures' })).toBe(
    `${release}  abcdef1  New figures  is asked for; npm run site -- promote --asked research takes it live`,
  );
});

test('one without commit and message leaves them out, and a message stays on its line', () => {
  expect(askedLine({ area: 'research', release, note: {} })).toBe(
    `${release}  is asked for; npm run site -- promote --asked research takes it live`,
  );
  const line = askedLine({ area: 'research', release, note: {}, message: 'One\nTwo\u001b[31m' });
  for (const control of ['\n', '\u001b']) expect(line).not.toContain(control);
});
