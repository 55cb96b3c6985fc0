import type { View } from '@portfolio/contract/release';
import { documentTitle } from './document-title';

const document = { path: '/', title: 'Portfolio', summary: '', html: '', texts: {} };

test('a page comes first, then whose site it is', () => {
  const view: View = { kind: 'works', document: { ...document, title: 'All works' }, entries: [] };
  expect(documentTitle(view, 'Architect & Developer')).toBe('All works · Architect & Developer');
});

test('home begins with whose site it is', () => {
  expect(documentTitle({ kind: 'home', document, areas: [] }, 'Architect & Developer')).toBe(
    'Architect & Developer · Portfolio',
  );
});
