import { renderMarkdown } from './markdown';
import { contentHtml } from '@portfolio/contract/content-html';

test('everything that Markdown can say comes through as it is', () => {
  const html = renderMarkdown(
    [
      '# One\n\n## Two\n\n### Three',
      '**strong** *em* ~~gone~~ `code <b>` [link](/HAL?a=1#b "A \\"title\\" > here") <https://example.com/?a=1&b=2>',
      'a  \nb\n\n> quote\n\n---\n\n3. three\n4. four\n\n- one\n    - two',
      '| left | centre | right |\n|:--|:-:|--:|\n| 1 < 2 | 2 | 3 |',
      '```\n<script>\n```',
      'A note.[^a] Again.[^a] $a^2 + \\frac{b}{c}$\n\n$$\n\\sum_{i=1}^n \\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}\n$$\n\n[^a]: Its *text*.',
      '- [ ] open\n- [x] done',
      '[mail](mailto:a@example.com) [call](tel:+1) <script>alert(1)</script>',
    ].join('\n\n'),
  );
  for (const part of ['<h3>', '<s>', '<ol start="3">', '<td align="right">', '<pre><code>', 'href="mailto:'])
    expect(html).toContain(part);
  expect(contentHtml(html)).toBe(html);
});

test.each([
  '<script>alert(1)</script>',
  '<p onclick="a()">x</p>',
  '<p style="color:red">x</p>',
  '<img src="x">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="data:text/html,x">x</a>',
  '<a href=/HAL>x</a>',
  '<a href="/HAL" title="<script>">x</a>',
  '<p<script>>',
  '<p/onclick=a()>',
  '<p',
  '<!-- x -->',
  '<svg><p>x</p></svg>',
  '<P STYLE="x">',
  '<p id="main">x</p>',
  '<p role="button">x</p>',
  '<input>',
  '<input type="checkbox" disabled="" onclick="a()">',
  '<math href="/">x</math>',
  '<mi style="color:red">x</mi>',
  '<mi onclick="a()">x</mi>',
  '<mi mathcolor="red">x</mi>',
  '<maction actiontype="statusline">x</maction>',
])('anything else is refused: %s', (html) => {
  expect(() => contentHtml(`<p>before</p>${html}`)).toThrow('This is no text of a page: <');
});
