import type { PageChange } from '@portfolio/publish/operations/diff/page-changes';
import { diffText } from './diff-text';

const workspace = {
  owner: 'research' as const,
  from: 'aaa',
  to: 'bbb',
  pictures: [
    { name: 'KEY-plan', before: 12_000, after: 900 },
    { name: 'KEY-new', after: 1_250_000 },
    { name: 'KEY-old', before: 1 },
  ],
  scripts: { before: 13_700, after: 97_300 },
  styles: { before: 500, after: 500 },
};
const changed = (path: string, ...lines: string[]): PageChange => ({ path, is: 'changed', lines });

test('a workspace tells its bytes and pictures before and after', () => {
  expect(diffText({ workspaces: [workspace], pages: [] })).toEqual([
    'research: aaa → bbb',
    '  scripts  13.7 KB → 97.3 KB (+83.6 KB)',
    '  styles   500 bytes, as before',
    '  picture changed  KEY-plan  12.0 KB → 900 bytes (−11.1 KB)',
    '  picture added    KEY-new  1.25 MB',
    '  picture removed  KEY-old  1 byte',
    'No page changes.',
  ]);
});

test('pages with the same changes are told together, and those with the same words are counted', () => {
  const paths = Array.from({ length: 8 }, (_, index) => `/${index}`);
  const pages = [...paths.map((path) => changed(path, '- old', '+ new')), changed('/a', '+ more'), changed('/b')];
  expect(diffText({ workspaces: [], pages })).toEqual([
    'pages changed  /0, /1, /2, /3, /4, /5 and 2 more',
    '  - old',
    '  + new',
    'page changed  /a',
    '  + more',
    '1 page more would be written again with the same words.',
  ]);
});

test('a long change is cut', () => {
  const lines = Array.from({ length: 50 }, (_, index) => `+ ${index}`);
  const text = diffText({ workspaces: [], pages: [{ path: '/new', is: 'added', lines }] });
  expect(text).toHaveLength(42);
  expect(text.at(-1)).toBe('  … 10 lines more (--json has all)');
});
