import { areSearchDocuments } from './are-search-documents';
import { areEntries, isPageDocument } from './is-document';

const document = {
  path: '/CUP',
  area: 'research',
  label: 'CUP',
  title: 'A cup',
  summary: '',
  about: '',
  text: 'Clay.',
};

test('a search index whose documents lack a field is none', () => {
  expect(areSearchDocuments([document])).toBe(true);
  expect(areSearchDocuments([document, { ...document, about: undefined }])).toBe(false);
  expect([areSearchDocuments({ documents: [] }), areSearchDocuments([null])]).toEqual([false, false]);
});

test('a list of works whose entries lack a field is none', () => {
  expect(areEntries([{ ...document, railTitle: 'Cup' }])).toBe(true);
  expect(areEntries([document])).toBe(false);
});

test('a page without its lists is none', () => {
  const page = { ...document, facts: [], figures: [], sections: [] };
  expect(isPageDocument(page)).toBe(true);
  expect(isPageDocument({ ...page, sections: undefined })).toBe(false);
});
