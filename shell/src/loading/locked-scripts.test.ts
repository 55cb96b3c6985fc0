/** @jest-environment jsdom */
import { leaveUnlocked, loadStyle, lockScript, lockScripts } from './locked-scripts';

const hash = (letter: string) => `sha384-${letter.repeat(64)}`;
const address = (file: string) => `http://localhost/_areas/research/1/browser/${file}`;

function locked(file: string): { src: string; integrity: string } {
  const script = document.createElement('script');
  lockScript(script, file);
  expect(script.crossOrigin).toBe('anonymous');
  return { src: script.src, integrity: script.getAttribute('integrity') ?? script.integrity ?? '' };
}

test('a script has the hash that its release was locked with first, and each retry another address', () => {
  lockScripts('research', '1', { 'a.js': hash('B') });
  lockScripts('research', '1', { 'a.js': hash('C') });
  for (const [count, asked] of [address('a.js'), `${address('a.js')}?r=7`, '/_areas/research/1/browser/a.js'].entries())
    expect(locked(asked)).toEqual({ src: address('a.js') + (count ? `?r=${count}` : ''), integrity: hash('B') });
});

test('a script without a hash, or with what a browser would take for none, is given no address and no way in', () => {
  for (const [index, text] of ['', 'sha384-', 'md5-AAAA', 'none', ` ${hash('B')}`, `${hash('B')} x`].entries()) {
    lockScripts('research', '1', { [`${index}.js`]: text });
    expect(locked(address(`${index}.js`))).toEqual({ src: 'data:,', integrity: hash('A') });
  }
  for (const unknown of [
    address('unknown.js'),
    'https://example.com/a.js',
    '//example.com/a.js',
    'javascript:alert(1)',
  ])
    expect(locked(unknown)).toEqual({ src: 'data:,', integrity: hash('A') });
});

test('a style sheet is fetched before its link asks for it; one that fails is asked for at another address', async () => {
  const fetching = jest.fn((_: string) => Promise.resolve({ ok: false, status: 503, text: () => Promise.resolve('') }));
  Object.assign(globalThis, { fetch: fetching });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  const ask = (): Promise<string> =>
    new Promise((resolve) => {
      const link = document.createElement('link');
      link.href = address('a.css');
      link.onerror = () => resolve('failed');
      loadStyle(link);
      expect(link.hasAttribute('href')).toBe(false);
      new MutationObserver(() => resolve(link.href)).observe(link, { attributeFilter: ['href'] });
    });
  expect(await ask()).toBe('failed');
  fetching.mockResolvedValue({ ok: true, status: 200, text: () => Promise.resolve('a {}') });
  expect(await ask()).toBe(`${address('a.css')}?r=1`);
  expect(fetching.mock.calls.map(([url]) => url)).toEqual([address('a.css'), `${address('a.css')}?r=1`]);
});

test('a script of a development server has no hash', () => {
  leaveUnlocked('http://localhost:4203/remoteEntry.js');
  expect(locked('http://localhost:4203/remoteEntry.js')).toEqual({
    src: 'http://localhost:4203/remoteEntry.js',
    integrity: '',
  });
});
