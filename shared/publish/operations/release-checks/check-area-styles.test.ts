import postcss from 'postcss';
import { sampleSite } from '../../testing/sample-site';
import { promote, stageReleases } from '../publish/promote';
import { rollback } from '../history/rollback';
import { faultsOf, shellStylesIn } from './check-area-styles';

const shell = shellStylesIn([
  '@layer tokens, base, components, pages; @layer tokens { :root { --text: #000 } }',
  '@layer pages { .page { --gap: 1rem } }',
]);
const faultsIn = (css: string) => faultsOf(postcss.parse(css), shell);

test('the shell says which layers and custom properties there are', () => {
  expect(shell).toEqual({
    properties: new Set(['--text', '--gap']),
    layers: ['tokens', 'base', 'components', 'pages'],
  });
});

test('a sheet that names classes of its own in layers of the shell is published', () => {
  const css = `@layer components {
    .facts dt { color: var(--text) }
    :root:has(.facts) > body .facts:is(h2, p) { margin: 0 }
    @media print { .facts { display: none } }
    @keyframes come { from { opacity: 0 } to { opacity: 1 } }
  }`;
  expect(faultsIn(css)).toEqual([]);
});

test.each([
  ['@layer pages { .a, [data-wide] { margin: 0 } }', '"[data-wide]" names no class of its own'],
  ['@layer pages { h1 { margin: 0 } }', '"h1" names no class of its own'],
  ['@layer pages { :root { --text: red } }', '":root" names no class of its own'],
  ['.a { margin: 0 }', '".a" stands in no layer'],
  ['@media print { .a { margin: 0 } }', '".a" stands in no layer'],
  ['@layer overrides { .a { margin: 0 } }', 'the shell has no layer "overrides"'],
  ['@layer pages { @font-face { font-family: Own } }', '@font-face holds for every page'],
  ['@property --at { syntax: "<number>"; inherits: false; initial-value: 0 }', '@property holds for every page'],
])('%s is refused', (css, sentence) => {
  expect(faultsIn(css).join()).toContain(sentence);
});

test('whichever way an area goes live, its sheet is asked for what the shell defines; a roll-back is not', async () => {
  const site = await sampleSite();
  const before = site.files();
  const style = '@layer pages { .research { color: var(--strange) } }';
  const refusal = /style sheet browser\/style\.css of research .* it uses --strange, which neither/;
  await expect(site.publish('research', { code: 'second', style })).rejects.toThrow(refusal);
  expect(site.files()).toEqual(before);
  await stageReleases(site.storage, { research: await site.build('research', { code: 'second', style }) });
  await expect(promote(site.storage, ['research'])).rejects.toThrow(refusal);

  await site.publish('shell', { style: '@layer pages { :root { --strange: red } }' });
  await promote(site.storage, ['research']);
  await expect(site.publish('shell', { code: 'third' })).rejects.toThrow(refusal);
  await rollback(site.storage, 'shell');
});
