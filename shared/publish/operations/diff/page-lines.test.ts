import { pageLines } from './page-lines';

test('blocks are lines, and what stands inside of a line stays in it', () => {
  const html = '<h1>A <em>title</em></h1><p>One\n  sentence, <a href="/b">linked</a>.</p><ul><li>a</li><li>b</li></ul>';
  expect(pageLines(html)).toEqual(['A title', 'One sentence, linked.', 'a', 'b']);
});

test('spans beside each other are words of their own', () => {
  expect(pageLines('<a href="/b"><span>Previous</span><span>Title</span></a>')).toEqual(['Previous Title']);
});

test('a picture says its alternative text, and the head its title and description', () => {
  const html =
    '<title>A &amp; B</title><meta name="description" content="Words"><img src="a.jpg" alt="A hall"><img src="b.jpg" alt="">';
  expect(pageLines(html)).toEqual(['A & B', 'Description: Words', '[A hall]']);
});

test('scripts, styles and data say nothing', () => {
  const html = '<p>a</p><script type="application/json">{"b":1}</script><style>c{}</style><p>d</p>';
  expect(pageLines(html)).toEqual(['a', 'd']);
});

test('what would colour a terminal is gone', () => {
  expect(pageLines('<p>a&#27;[31mb</p>')).toEqual(['ab']);
});
