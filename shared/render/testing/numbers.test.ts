import { numberOf, numbersIn, patternOf } from './numbers';

test('numbers are read in figures and in words', () => {
  const written = [
    '5,200',
    '2.8',
    'nine',
    'Twenty-one',
    'sixty',
    'five and a quarter',
    'a hundred and twenty',
    'ninth',
  ];
  expect(written.map(numberOf)).toEqual([5200, 2.8, 9, 21, 60, 5.25, 120, 9]);
  expect(['single', 'no'].map(numberOf)).toEqual([1, 0]);
});

test('a phrase finds its number, however it is written and broken into lines', () => {
  const found = [...'rises thirty-three metres, then rises\n4.5 metres'.matchAll(patternOf('rises # metres'))];
  expect(found.map(([, written]) => written)).toEqual(['thirty-three', '4.5']);
});

test('every number of a text is found, and nothing that only looks like one', () => {
  expect(numbersIn('Two of 5,200 tenants, plan A4, someone in twenty-one').map(({ written }) => written)).toEqual([
    'Two',
    '5,200',
    'twenty-one',
  ]);
});
