/** @jest-environment jsdom */
import type * as Module from './base-path';

type BasePath = typeof Module;

/** The module as a page with this attribute loads it. */
async function inPage(base?: string): Promise<BasePath> {
  jest.resetModules();
  if (base) document.documentElement.dataset['base'] = base;
  else delete document.documentElement.dataset['base'];
  return import('./base-path');
}

test('at the root of an origin every address stays as it is', async () => {
  const { withBase, withoutBase } = await inPage();
  expect(['/', '/HAL', '#plan', 'https://example.com/'].map(withBase)).toEqual([
    '/',
    '/HAL',
    '#plan',
    'https://example.com/',
  ]);
  expect(withoutBase('/HAL')).toBe('/HAL');
});

test('below a path the addresses of the site get it, and all others stay', async () => {
  const { withBase } = await inPage('/repo');
  expect(['/', '/HAL?a=1#plan', '/_shell/1/a.js'].map(withBase)).toEqual([
    '/repo/',
    '/repo/HAL?a=1#plan',
    '/repo/_shell/1/a.js',
  ]);
  for (const other of ['', '#plan', '?a=1', '//example.com', 'https://example.com/', 'mailto:a@example.com'])
    expect(withBase(other)).toBe(other);
});

test('a path of another site of the same origin is none of this site, and capitals make a difference', async () => {
  const { withoutBase } = await inPage('/repo');
  expect(['/repo/', '/repo/HAL'].map(withoutBase)).toEqual(['/', '/HAL']);
  expect(['/', '/HAL', '/repository', '/Repo/HAL', '/repo'].map(withoutBase)).toEqual(Array(5).fill(undefined));
});

test('links in the text of a page lead below the path', async () => {
  await inPage('/repo');
  const { contentHtml } = await import('./content-html');
  expect(
    contentHtml('<p><a href="/HAL">a</a> <a href="#plan">b</a> <a href="https://example.com/">c</a> "/HAL</p>'),
  ).toBe('<p><a href="/repo/HAL">a</a> <a href="#plan">b</a> <a href="https://example.com/">c</a> "/HAL</p>');
});
