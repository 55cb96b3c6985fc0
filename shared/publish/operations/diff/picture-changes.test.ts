import { pictureChanges } from './picture-changes';

const [a, b] = ['a'.repeat(12), 'b'.repeat(12)];

test('a picture is named once, with the bytes of all its forms', () => {
  const before = { [`KEY-plan-${a}-800.jpg`]: { bytes: 10 }, [`KEY-plan-${a}-thumb.avif`]: { bytes: 2 } };
  const after = { [`KEY-plan-${b}-800.jpg`]: { bytes: 20 }, [`KEY-plan-${b}-thumb.avif`]: { bytes: 3 } };
  expect(pictureChanges(before, after)).toEqual([{ name: 'KEY-plan', before: 12, after: 23 }]);
});

test('what stays is not named, what comes and goes is', () => {
  const same = { [`KEY-plan-${a}-drawing.svg`]: { bytes: 5 } };
  const before = { ...same, [`KEY-old-${a}-drawing.svg`]: { bytes: 1 } };
  const after = { ...same, [`KEY-new-${a}-drawing.svg`]: { bytes: 2 } };
  expect(pictureChanges(before, after)).toEqual([
    { name: 'KEY-new', after: 2 },
    { name: 'KEY-old', before: 1 },
  ]);
});

test('the picture for messages and a download have names of their own', () => {
  const media = { [`KEY-plan-${a}-share.jpg`]: { bytes: 1 }, [`${a}/paper.pdf`]: { bytes: 2 } };
  expect(pictureChanges({}, media)).toEqual([
    { name: 'KEY-plan (for messages)', after: 1 },
    { name: 'paper.pdf', after: 2 },
  ]);
});
