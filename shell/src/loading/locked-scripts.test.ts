/** @jest-environment jsdom */
import { leaveUnlocked, lockScript, lockScripts } from './locked-scripts';

const hash = (letter: string) => `sha384-${letter.repeat(64)}`;
const address = (file: string) => `http://localhost/_areas/research/1/browser/${file}`;

function locked(file: string): { src: string; integrity: string } {
  const script = document.createElement('script');
  lockScript(script, file);
  expect(script.crossOrigin).toBe('anonymous');
  return { src: script.src, integrity: script.getAttribute('integrity') ?? script.integrity ?? '' };
}

test('a script has the hash that its release was locked with first, also when it is asked for again', () => {
  lockScripts('research', '1', { 'a.js': hash('B') });
  lockScripts('research', '1', { 'a.js': hash('C') });
  for (const asked of [address('a.js'), `${address('a.js')}?r=1`, '/_areas/research/1/browser/a.js'])
    expect(locked(asked)).toEqual({ src: new URL(asked, location.href).href, integrity: hash('B') });
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

test('a script of a development server has no hash', () => {
  leaveUnlocked('http://localhost:4203/remoteEntry.js');
  expect(locked('http://localhost:4203/remoteEntry.js')).toEqual({
    src: 'http://localhost:4203/remoteEntry.js',
    integrity: '',
  });
});
