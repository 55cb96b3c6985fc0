/** @jest-environment jsdom */
import fc from 'fast-check';
import { ContentError } from '../../source/content-error';
import { readSource } from '../../source/frontmatter';
import { renderMarkdown } from './markdown';
import { readSections } from '../sections/read-sections';

const elements =
  'a blockquote br code em h1 h2 h3 h4 h5 h6 hr img li ol p pre s strong table tbody td th thead tr ul'.split(' ');
const attributes = ['align', 'alt', 'href', 'src', 'start', 'title'];
/** Notes, lists of tasks and formulas, with all that they may have. */
const extensions =
  /^(?:<sup>|<section role="doc-endnotes">|<li id="note_\d+">|<a href="#note_\w+"(?: id="note_\w+")? role="doc-\w+">|<label>|<input type="checkbox" disabled=""(?: checked="")?>|<(?:math|semantics|m[a-z]+)(?: (?!on|style|href|src|id|class)[a-z]+="[-\w.%+ ]*")*>)/;

/** What a browser makes of the HTML that Markdown has no words for. */
function harm(html: string): string[] {
  const { body } = new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html');
  const others = [...body.querySelectorAll('*')].filter(({ outerHTML }) => !extensions.test(outerHTML));
  return others.flatMap((element) => [
    ...(elements.includes(element.localName) ? [] : [`<${element.localName}>`]),
    ...[...element.attributes].flatMap(({ name, value }) => {
      if (!attributes.includes(name)) return [`${name}="${value}"`];
      if (name === 'align') return /^(left|center|right)$/.test(value) ? [] : [`align="${value}"`];
      if (name !== 'href' && name !== 'src') return [];
      // An address that is none leads nowhere.
      const protocol = URL.canParse(value, 'https://example.com') ? new URL(value, 'https://example.com').protocol : '';
      return ['javascript:', 'data:', 'vbscript:', 'file:'].includes(protocol) ? [`${name}="${value}"`] : [];
    }),
  ]);
}

function htmlOf(body: string): string {
  try {
    const sections = readSections(readSource('a.md', `---\ntitle: A\n---\n${body}`), {
      routes: new Map(),
      path: '/A',
    });
    return sections.flatMap(({ blocks }) => blocks.map((block) => (block.kind === 'text' ? block.html : ''))).join('');
  } catch (error) {
    if (error instanceof ContentError) return '';
    throw error;
  }
}

test.each([
  '<script>alert(1)</script>',
  '~~~~js onclick=x',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<svg/onload=alert(1)><p',
  '</p></div></main><iframe src=//example.com>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](java&Tab;script:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](data:image/png;base64,iVBORw0KGgo=)',
  '[x](vbscript:msgbox)',
  '[x](file:///etc/passwd)',
  '<javascript:alert(1)>',
  '[x]: javascript:alert(1)\n\n[x]',
  '[x](https://example.com "onclick=\\"alert(1)")',
  '![x](https://example.com/" onerror="alert(1))',
  '`<script>`\n\n    <script>alert(1)</script>\n\n~~~\n</code></pre><script>\n~~~',
])('hostile Markdown comes out as harmless text: %s', (text) => {
  expect(harm(renderMarkdown(text))).toEqual([]);
  expect(harm(htmlOf(text))).toEqual([]);
});

test('tags and entities are shown, not obeyed', () => {
  expect(htmlOf('<b onclick="a()">A</b> &copy; &lt;i&gt;')).toBe(
    '<p>&lt;b onclick=&quot;a()&quot;&gt;A&lt;/b&gt; © &lt;i&gt;</p>\n',
  );
});

test('whatever text is written, a browser finds only what Markdown has words for', () => {
  const attack = fc.constantFrom(
    '<script>',
    '</script>',
    '<img src=x onerror=',
    '<svg onload=',
    '<style>',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<a href="',
    'javascript:',
    'JAVASCRIPT:',
    'data:text/html,',
    'vbscript:',
    '&#106;',
    '&Tab;',
    '&colon;',
    '&lt;',
    '&quot;',
    '\u0000',
    '\u0001',
  );
  const mark = fc.constantFrom(
    '[',
    ']',
    '(',
    ')',
    '](',
    '![',
    '<',
    '>',
    '"',
    "'",
    '`',
    '```\n',
    '\n',
    '\n\n',
    '# ',
    '## ',
    '- ',
    '> ',
    '|',
    '|-|\n',
    '*',
    '~~',
    '\\',
    '[a]: ',
    '    ',
    ' ',
  );
  const text = fc
    .array(fc.oneof(attack, mark, fc.string(), fc.string({ unit: 'binary' })), { maxLength: 24 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, (body) => {
      expect(harm(renderMarkdown(body))).toEqual([]);
      expect(harm(htmlOf(body))).toEqual([]);
    }),
  );
});

test('whatever address a link has, it never becomes one that runs something', () => {
  const address = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          'javascript',
          ':',
          '&#58;',
          '&colon;',
          'data',
          'alert(1)',
          ' ',
          '\t',
          '%0a',
          '\\',
          '//',
          '<',
          '>',
        ),
        fc.string(),
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(address, (href) =>
      expect(harm(renderMarkdown(`[x](${href})\n\n[y](<${href}>)\n\n<${href}>\n\n![z](${href})`))).toEqual([]),
    ),
  );
});
