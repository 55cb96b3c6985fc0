/** @jest-environment jsdom */
import fc from 'fast-check';
import { PictureError } from '../picture-error';
import { safeSvg } from './svg';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"${attributes}>${inside}</svg>`;

function cleaned(text: string): string {
  return safeSvg(Buffer.from(text)).svg.toString();
}

/** What of an SVG could run or load something, as a browser reads it. */
function harm(text: string): string[] {
  const document = new DOMParser().parseFromString(text, 'image/svg+xml');
  const elements = [...document.querySelectorAll('*')];
  if (elements.some(({ localName }) => localName === 'parsererror')) return [];
  return elements.flatMap((element) => [
    ...(/^(script|foreignObject|iframe|object|embed|handler)$/i.test(element.localName) ? [element.localName] : []),
    ...(element.namespaceURI === 'http://www.w3.org/1999/xhtml' ? [`html:${element.localName}`] : []),
    ...[...element.attributes].flatMap(({ name, localName, value }) => [
      ...(/^on/i.test(localName) ? [name] : []),
      ...(/^(javascript|vbscript|data:text)/i.test(value.replace(/[\p{Cc}\s]/gu, '')) ? [`${name}=${value}`] : []),
      ...(localName === 'attributeName' && /href|^on/i.test(value) ? [`${name}=${value}`] : []),
      ...(/url\(\s*["']?https?:/i.test(value) ? [`${name}=${value}`] : []),
    ]),
    ...(element.localName === 'style' && /@import|url\(\s*["']?https?:/i.test(element.textContent ?? '')
      ? ['style']
      : []),
  ]);
}

test('a drawing that only draws keeps its bytes', () => {
  const plain = Buffer.from(
    `\uFEFF<?xml version="1.0" encoding="UTF-8"?><!-- 한 & -->\n${svg('<style><![CDATA[.a{fill:url(#b)}]]></style><use xlink:href="#b"/><a href="https://example.com"><path d="M0 0h9"/></a><image href="data:image/png;base64,AA=="/><text>a &amp; 한글</text>')}`,
  );
  expect(safeSvg(plain)).toEqual({ svg: plain, taken: [] });
  expect(safeSvg(plain).svg).toBe(plain);
});

test.each([
  ['a script', '<script>alert(1)</script><path/>', '<path/>', ['<script>']],
  ['a script that is empty', '<script href="https://example.com/a.js"/><path/>', '<path/>', ['<script>']],
  ['a script in CDATA', '<g><script><![CDATA[</g>]]></script></g>', '<g></g>', ['<script>']],
  ['an event handler', '<path onclick="a()" d="M0 0"/>', '<path d="M0 0"/>', ['onclick']],
  [
    'a page',
    '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml" onclick="a()">x</p></foreignObject>',
    '',
    ['<foreignObject>'],
  ],
  [
    'HTML',
    '<g xmlns:h="http://www.w3.org/1999/xhtml"><h:iframe src="javascript:a()"/></g>',
    '<g xmlns:h="http://www.w3.org/1999/xhtml"></g>',
    ['<h:iframe>'],
  ],
  [
    'a link that runs',
    '<a xlink:href=" java&#115;cript:a()"><path/></a>',
    '<a><path/></a>',
    ['xlink:href="javascript:…"'],
  ],
  ['an animated link', '<a><animate attributeName="href" to="javascript:a()"/></a>', '<a></a>', ['<animate>']],
  ['a style sheet', '<style>@import "a.css"; .a{fill:red}</style>', '<style> .a{fill:red}</style>', ['@import']],
  [
    'a font of another host',
    '<style>.a{src:url("https://example.com/f.woff")}</style>',
    '<style>.a{src:none}</style>',
    ['url(https://example.com/f.woff)'],
  ],
  [
    'a fill of another host',
    '<path style="fill:u\\72l(https://example.com/a.svg#b)"/>',
    '<path style="fill:none"/>',
    ['url(https://example.com/a.svg#b)'],
  ],
])('%s is taken away from a drawing, and named', (_, inside, expected, taken) => {
  expect(safeSvg(Buffer.from(svg(inside)))).toEqual({ svg: Buffer.from(svg(expected)), taken });
});

test('a style sheet of an XML instruction is taken away', () => {
  expect(cleaned(`<?xml version="1.0"?><?xml-stylesheet href="https://example.com/a.xsl"?>${svg('')}`)).toBe(
    `<?xml version="1.0"?>${svg('')}`,
  );
});

test('names that a DOCTYPE gives to namespaces are filled in', () => {
  const doctype = '<!DOCTYPE svg PUBLIC "a" "b.dtd" [\n<!ENTITY ns "http://www.w3.org/2000/svg">\n]>';
  expect(cleaned(`${doctype}<svg xmlns="&ns;" viewBox="0 0 9 9"/>`)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
  );
});

test.each([
  [
    'a picture of the folder',
    svg('<image href="photo.jpg"/>'),
    '<image> shows a part of another file, "photo.jpg", which a browser leaves out',
  ],
  [
    'a picture of another host',
    svg('<image xlink:href="https://example.com/a.png"/>'),
    '<image> shows a part of another file, "https://example.com/a.png", which a browser leaves out',
  ],
  [
    'a symbol of another file',
    svg('<use href="icons.svg#a"/>'),
    '<use> shows a part of another file, "icons.svg#a", which a browser leaves out',
  ],
  [
    'markup in its DOCTYPE',
    `<!DOCTYPE svg [<!ENTITY s "<script>a()</script>">]>${svg('&s;')}`,
    'its DOCTYPE defines markup',
  ],
  [
    'default attributes',
    `<!DOCTYPE svg SYSTEM "a>b" [<!ATTLIST svg onload CDATA "a()">]>${svg('')}`,
    'its DOCTYPE defines markup',
  ],
  ['another encoding', `<?xml version="1.0" encoding="UTF-7"?>${svg('')}`, 'its text is not UTF-8'],
])('a drawing with %s stops', (_, text, message) => {
  expect(() => safeSvg(Buffer.from(text))).toThrow(new PictureError(message));
});

const pieces = [
  '<script>',
  '</script>',
  '<g>',
  '</g>',
  '<path onload="a()"/>',
  '<a href="javascript:a()">',
  '</a>',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<?a ',
  '?>',
  '>',
  '"',
  "'",
  '<foreignObject>',
  '</foreignObject>',
  '<svg:script xmlns:svg="http://www.w3.org/2000/svg">',
  '</svg:script>',
  '<set attributeName="onclick" to="a()"/>',
  '<h:b xmlns:h="http://www.w3.org/1999/xhtml">',
  '</h:b>',
  ' ',
  '&lt;',
  'x',
];
test('whatever a drawing is made of, nothing is left that a browser would run', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 14 }), (parts) => {
      expect(harm(cleaned(svg(parts.join(''))))).toEqual([]);
    }),
    { numRuns: Math.max(2000, fc.readConfigureGlobal().numRuns ?? 0) },
  );
});
