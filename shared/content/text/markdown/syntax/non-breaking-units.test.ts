import { nonBreakingUnits } from './non-breaking-units';

test.each([
  ['near a river, 1.1 ha', 'near a river, 1.1\u00a0ha'],
  ['Roof of 4,400 m² over 2,200 m²', 'Roof of 4,400\u00a0m² over 2,200\u00a0m²'],
  ['48 × 30 m, and 12 %', '48\u00a0×\u00a030\u00a0m, and 12\u00a0%'],
])('in “%s” a number stays with its unit', (text, kept) => {
  expect(nonBreakingUnits(text)).toBe(kept);
});

test.each(['88 metres', '39 rooms', 'In 2021 she', 'ha 2 houses', '5 motions'])('“%s” is left as it is', (text) => {
  expect(nonBreakingUnits(text)).toBe(text);
});
