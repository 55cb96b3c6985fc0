import { clampToStep, readSettings, writeSettings } from './settings';

const settings = {
  seed: { kind: 'number', label: 'Seed', min: 1, max: 99, step: 1, value: 7 },
  rule: { kind: 'choice', label: 'Rule', options: { shelf: 'Shelf', skyline: 'Skyline' }, value: 'shelf' },
  turned: { kind: 'switch', label: 'Rooms may turn', value: true },
  block: {
    kind: 'text',
    label: 'Block',
    value: '0,0 9,0 9,9',
    validate: (text: string) => (/^[\d, ]+$/.test(text) ? undefined : 'A block is a list of points.'),
  },
} as const;

test('a URL without parameters gives the default values', () => {
  expect(readSettings(settings, '')).toEqual({
    values: { seed: 7, rule: 'shelf', turned: true, block: '0,0 9,0 9,9' },
    errors: [],
  });
});

test('written settings are read again, and default values are not written', () => {
  const values = { seed: 12, rule: 'skyline', turned: false, block: '0,0 9,0 9,9' };
  const search = writeSettings(settings, values, '');
  expect(search).toBe('?seed=12&rule=skyline&turned=no');
  expect(readSettings(settings, search).values).toEqual(values);
});

test('what an address said before, or says in another language, is read as what it says now', () => {
  const renamed = { rule: { ...settings.rule, otherwise: { shelves: 'shelf', 선반: 'shelf', gone: 'toString' } } };
  expect(readSettings(renamed, '?rule=선반')).toEqual({ values: { rule: 'shelf' }, errors: [] });
  expect(readSettings(renamed, '?rule=gone').errors).toHaveLength(1);
  expect(readSettings(renamed, '?rule=toString').errors).toHaveLength(1);
});

test('unrelated parameters are kept', () => {
  const { values } = readSettings(settings, '?area=research@4203&seed=8');
  expect(writeSettings(settings, values, '?area=research@4203&seed=8')).toBe('?area=research%404203&seed=8');
});

test.each([
  ['?seed=elephant', 'The address says seed=elephant: Seed is a number from 1 to 99. 7 is shown instead.'],
  ['?seed=100', 'The address says seed=100: Seed is a number from 1 to 99. 7 is shown instead.'],
  ['?seed=', 'The address says seed=: Seed is a number from 1 to 99. 7 is shown instead.'],
  ['?rule=toString', 'The address says rule=toString: Rule is one of shelf, skyline.'],
  ['?turned=1', 'The address says turned=1: Rooms may turn is yes or no.'],
  ['?block=none', 'The address says block=none: A block is a list of points.'],
])('%s keeps the default value and reports an error', (search, sentence) => {
  const { values, errors } = readSettings(settings, search);
  expect(values).toEqual(readSettings(settings, '').values);
  expect(errors).toEqual([sentence]);
});

test('a number between two steps is rounded to the nearer one', () => {
  const share = { kind: 'number', label: 'Share', min: 0.1, max: 0.9, step: 0.05, value: 0.5 } as const;
  expect(clampToStep(share, 0.33)).toBe(0.35);
  expect(clampToStep(share, 2)).toBe(0.9);
});
