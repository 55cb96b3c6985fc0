/** @jest-environment jsdom */
test('below a path the pages of the site are those below it', async () => {
  document.documentElement.dataset['base'] = '/repo';
  const { pathOf } = await import('./path-of');
  expect(['/repo/', '/repo/HAL', '/repo/HAL/', '/repo/contact'].map(pathOf)).toEqual(['/', '/HAL', '/HAL', '/Contact']);
});

test('a link to another site of the same origin is left to the browser', async () => {
  document.documentElement.dataset['base'] = '/repo';
  jest.resetModules();
  const { internalLink } = await import('./internal-link');
  document.body.innerHTML = '<a href="/repo/HAL">own</a><a href="/other/HAL">other</a>';
  const [own, other] = document.querySelectorAll('a');
  expect([internalLink(own!), internalLink(other!)]).toEqual([own, undefined]);
});
