import { isLoadFailure } from './is-load-failure';

test('a chunk that did not load is told from every other error', () => {
  const chunk = Object.assign(new Error('Loading chunk 12 failed.\n(missing: https://a.b/c.js)'), {
    name: 'ChunkLoadError',
  });
  expect([chunk, new Error('Loading CSS chunk 12 failed.\n(/c.css)')].map(isLoadFailure)).toEqual([true, true]);
  expect([new Error('no corners'), 'text', undefined].map(isLoadFailure)).toEqual([false, false, false]);
});
