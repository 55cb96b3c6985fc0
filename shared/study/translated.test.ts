import { ownTexts } from './own-texts';
import { fill, translated } from './translated';

const english = {
  name: 'Rooms',
  orders: { first: 'First', last: 'Last' },
  columns: [{ label: 'Lost', best: 'least' }],
};

afterEach(() => {
  delete ownTexts['rooms'];
});

test('a study says in English what the site has no texts for', () => {
  expect(translated('rooms', english)).toBe(english);
  ownTexts['rooms'] = { orders: { last: 'Sist' }, columns: [{ label: 'Kvar' }] };
  expect(translated('rooms', english)).toEqual({
    name: 'Rooms',
    orders: { first: 'First', last: 'Sist' },
    columns: [{ label: 'Kvar', best: 'least' }],
  });
  expect(translated('dance', english)).toBe(english);
});

test('values stand in a text wherever it names them', () => {
  expect(fill('{count} rooms of {all}, {count} in all', { count: 3, all: 'four' })).toBe('3 rooms of four, 3 in all');
});
