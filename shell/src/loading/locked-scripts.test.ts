/** @jest-environment jsdom */
import { integrityOf, lockScripts } from './locked-scripts';

const hash = (letter: string) => `sha384-${letter.repeat(64)}`;
const address = (file: string) => `http://localhost/_areas/research/1/browser/${file}`;

test('a script has the hash that its release was locked with first', () => {
  lockScripts('research', '1', { 'a.js': hash('A') });
  lockScripts('research', '1', { 'a.js': hash('B') });
  expect(integrityOf(address('a.js'))).toBe(hash('A'));
});

test('a script without a hash, or with what a browser would take for none, must not be loaded', () => {
  for (const [index, text] of ['', 'sha384-', 'md5-AAAA', 'none', ` ${hash('A')}`, `${hash('A')} x`].entries()) {
    lockScripts('research', '1', { [`${index}.js`]: text });
    expect(() => integrityOf(address(`${index}.js`))).toThrow('has no hash for it');
  }
  expect(() => integrityOf(address('unknown.js'))).toThrow(
    `${address('unknown.js')} was not loaded: the lock of this page has no hash for it.`,
  );
});
