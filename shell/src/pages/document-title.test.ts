import type { View } from '@portfolio/site/page-state';
import { documentTitle } from './document-title';

const counting = { numbers: [], works: { other: 'works' } };
const document = { path: '/', title: 'Portfolio', summary: '', html: '', texts: {}, counting, order: [] };

test('a page comes first, then whose site it is', () => {
  const view: View = { kind: 'works', document: { ...document, title: 'All works' }, entries: [] };
  expect(documentTitle(view, 'Kim Sample')).toBe('All works · Kim Sample');
});

test('home begins with whose site it is', () => {
  expect(documentTitle({ kind: 'home', document, groups: [] }, 'Kim Sample')).toBe('Kim Sample · Portfolio');
});
