/** @jest-environment jsdom */

test('below a path the pages of the site are those below it', async () => {
  document.documentElement.dataset['base'] = '/repo';
  const { pathOf } = await import('./path-of');
  expect(['/repo/', '/repo/HAL', '/repo/HAL/', '/repo/contact'].map(pathOf)).toEqual(['/', '/HAL', '/HAL', '/Contact']);
});
