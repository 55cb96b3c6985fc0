import { localTime } from './local-time';
import { logText } from './log-text';

const made = '2026-03-01T12:00:00.000Z';

test('a state says who, when and why, and in lines of their own what it replaced, with commits, and the pipeline', () => {
  const entry = {
    number: 12,
    made,
    action: 'publish',
    by: 'Ann',
    machine: 'build-7',
    message: 'New figures',
    ci: 'https://ci.example/7',
    changes: [
      { owner: 'shell', from: 'aaa', to: 'bbb', commit: '0123456789abcdef' },
      { owner: 'research', to: 'ccc', commit: '0123456789abcdef', dirty: true as const },
      { owner: 'contact', from: 'ddd' },
    ],
    address: { to: 'https://example.com/repo' },
  };
  expect(logText(entry).split('\n')).toEqual([
    `12  ${localTime(made)}  publish by Ann on build-7: New figures`,
    '      shell     aaa → bbb  0123456789',
    '      research  new → ccc  0123456789 and changes',
    '      contact   ddd → off the site',
    "      the site's address: that of its content → https://example.com/repo",
    '      https://ci.example/7',
  ]);
});

test('a state of which little is known is one line', () => {
  expect(logText({ number: 1, made, action: 'unknown', changes: [] })).toBe(`1  ${localTime(made)}  unknown`);
});
