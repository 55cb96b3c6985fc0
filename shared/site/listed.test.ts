import { listed } from './listed';

test.each([
  [['Built', 2024], 'Built, 2024'],
  [['완료', 2024], '완료, 2024'],
  [['مكتمل', 2024, 'a prize'], 'مكتمل، 2024، a prize'],
  [['a house (بيت)', 'b'], 'a house (بيت)، b'],
  [[undefined, '', 2024], '2024'],
  [[], ''],
])('%j is said with the commas of its script', (parts, text) => {
  expect(listed(parts)).toBe(text);
});
