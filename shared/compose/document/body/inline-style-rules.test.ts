import { inlineStyleRules } from './inline-style-rules';

test('elements with values of their own get one rule for each set of values', () => {
  const body =
    '<p data-style="--ratio:3 / 2">a</p><img class="x" data-style="--focus:53% 48%;background-color:#c8c8b8"/><i data-style="--ratio:3 / 2"></i>';
  expect(inlineStyleRules(body)).toBe(
    '[data-style="--ratio:3 / 2"]{--ratio:3 / 2}[data-style="--focus:53% 48%;background-color:#c8c8b8"]{--focus:53% 48%;background-color:#c8c8b8}',
  );
  expect(inlineStyleRules('<p data-style="--ratio:var(--lead-ratio)">data-style="}"</p>')).toBe(
    '[data-style="--ratio:var(--lead-ratio)"]{--ratio:var(--lead-ratio)}',
  );
});

test.each(['--a:}', '--a:</style>', '--a:&quot;x', 'a', '--a:1;', '--a:1;b:{', '--a:\\7d', '--a:@import'])(
  'a value that could leave its rule is refused: %s',
  (text) => {
    expect(() => inlineStyleRules(`<p data-style="${text}">`)).toThrow("can't stand in a style sheet");
  },
);

test('a style attribute is refused, because no browser would apply it; words about one are not', () => {
  expect(() => inlineStyleRules('<p class="x" style="color:red">x</p>')).toThrow(
    '<p class="x" style="color:red"… has a style attribute',
  );
  expect(inlineStyleRules('<p title="&lt;p style=&quot;x&quot;&gt;">a style=&quot;x&quot; b</p>')).toBe('');
});
