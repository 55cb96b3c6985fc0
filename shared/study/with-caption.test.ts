import { withCaption } from './with-caption';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="280mm" height="140mm" viewBox="0 0 280 140"><path d="M0 0"/></svg>\n';

test('a caption grows the sheet and keeps the scale', () => {
  const svg = withCaption(drawing, ['A & B', 'https://example.com/PLAN?seed=3']);
  const [, tall, height] = /width="280mm" height="([\d.]+)mm" viewBox="0 0 280 ([\d.]+)"/.exec(svg)!;
  expect(Number(tall)).toBeCloseTo(Number(height), 1);
  expect(Number(height)).toBeGreaterThan(150);
  expect(svg).toContain('>A &amp; B</text>');
});

test('a line in Arabic begins at the right edge, an address below it at the left', () => {
  const svg = withCaption(drawing, ['1. كل الغرف', 'https://example.com/PLAN']);
  expect(svg).toMatch(/<text direction="rtl" x="271.25" y="[\d.]+">1. كل الغرف<\/text>/);
  expect(svg).toMatch(/<text x="8.75" y="[\d.]+">https:/);
});

test('a long sentence is wrapped at words and loses none', () => {
  const sentence = Array.from({ length: 60 }, (_, i) => `word${i}`).join(' ');
  const rows = [...withCaption(drawing, [sentence]).matchAll(/<text[^>]*>([^<]*)</g)].map(([, row]) => row!);
  expect(rows.length).toBeGreaterThan(3);
  expect(rows.join(' ')).toBe(sentence);
  // 280 mm less margins, in letters of 2.4 mm.
  expect(Math.max(...rows.map((row) => row.length))).toBeLessThanOrEqual(115);
});
