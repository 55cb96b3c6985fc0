/** @jest-environment jsdom */
const pictures = '/_areas/a/1.avif 480w, /_areas/a/2.avif 960w';

/** A JSX runtime whose elements are their arguments, as a page below this path changes it. */
async function runtimeIn(base: string) {
  jest.resetModules();
  document.documentElement.dataset['base'] = base;
  const make = (...args: unknown[]) => args;
  const runtime = { jsx: make, jsxs: make };
  jest.doMock('react/jsx-runtime', () => runtime);
  await import('./prefix-addresses');
  jest.dontMock('react/jsx-runtime');
  return runtime;
}

test('below a path elements get complete addresses, and nothing else of them changes', async () => {
  const { jsx, jsxs } = await runtimeIn('/repo');
  const props = { href: '/HAL', title: '/HAL', children: 'HAL' };
  expect(jsx('a', props, 'key')).toEqual(['a', { ...props, href: '/repo/HAL' }, 'key']);
  expect(props.href).toBe('/HAL');
  expect(jsxs('img', { srcSet: pictures, src: '/1.jpg' })).toEqual([
    'img',
    { srcSet: pictures.replaceAll('/_areas', '/repo/_areas'), src: '/repo/1.jpg' },
  ]);
});

test('components and addresses elsewhere stay as they are: an address gets the path once', async () => {
  const { jsx } = await runtimeIn('/repo');
  const Link = () => null;
  for (const [type, href] of [
    [Link, '/HAL'],
    ['a', '#plan'],
    ['a', 'https://example.com/'],
    ['a', '//example.com/'],
  ] as const)
    expect(jsx(type, { href })).toEqual([type, { href }]);
});

test("React's own runtime is the one that is changed", async () => {
  jest.resetModules();
  document.documentElement.dataset['base'] = '/repo';
  await import('./prefix-addresses');
  const { jsx } = await import('react/jsx-runtime');
  expect(jsx('a', { href: '/HAL' })).toMatchObject({ type: 'a', props: { href: '/repo/HAL' } });
});
