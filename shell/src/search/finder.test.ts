import type { SearchDocument } from '@portfolio/contract/page';
import { createFinder } from './finder';
import { mark } from './mark';

function page(label: string, title: string, text = '', about = ''): SearchDocument {
  return { path: `/${label}`, area: 'architecture', label, title, summary: `${title}.`, about, text };
}

const find = createFinder(
  [
    page(
      'HAL',
      'Museum-library',
      'One flat roof, 88 metres long, over a round red court. Café in the west.',
      'Special selection 2021',
    ),
    page('HUT', 'Harbour library', 'Reading rooms around a garden.', 'Status Completed 2020'),
    page('HAN', '한옥 안내', '서울의 열린도서관은 마당을 둘러싼다.'),
    page('DOS', '지역도서관', '책으로 둘러싸인 방.'),
    page('TIN', 'إناء من الطين', 'شُكِّلَ على الدولاب في ورشة قديمة.'),
    page('PIL', 'Packing', 'Rooms are packed into a plot without a gap.'),
    { ...page('RDX', 'Redux store', 'A program.', 'Redux 2019'), path: '/STATE' },
  ],
  { 도서관: 'library', 공원: 'park' },
);
const labels = (query: string) => find(query).map(({ label }) => label);

test('a code, a title, a fact and a word of the text are found, the closest first', () => {
  expect(labels('HUT')).toEqual(['HUT']);
  expect(labels('packing')[0]).toBe('PIL');
  expect(labels('completed')).toEqual(['HUT']);
  expect(labels('court')).toEqual(['HAL']);
});

test('an Arabic word is found with its article and without, and whether or not its vowels are written', () => {
  for (const query of ['الطين', 'طين', 'دولاب', 'والدولاب', 'شكل', 'شُكّل', 'الورشة'])
    expect(labels(query)).toEqual(['TIN']);
  const marked = mark('من الطين', new Set(['طين']));
  expect(marked.filter(({ found }) => found)).toEqual([{ text: 'الطين', found: true }]);
});

test('several words narrow the choice, and where no page has all of them any will do', () => {
  expect(labels('library garden')).toEqual(['HUT']);
  expect(labels('court zebra')).toEqual(['HAL']);
});

test('a slip of the finger, an unfinished word, and missing accents are forgiven', () => {
  expect(labels('libary')).toEqual(expect.arrayContaining(['HAL', 'HUT']));
  expect(labels('musuem')).toContain('HAL');
  expect(labels('pack')).toContain('PIL');
  expect(labels('cafe')).toEqual(['HAL']);
});

test('a whole word comes before a part of one, whichever stands in a title', () => {
  expect(labels('red')).toEqual(['HAL', 'RDX']);
});

test('a number is never taken for another', () => {
  expect(labels('2019')).toEqual(['RDX']);
  expect(labels('2018')).toEqual([]);
});

test('the address of a page finds it, with its slash and without', () => {
  expect(labels('/STATE')[0]).toBe('RDX');
  expect(labels('state')[0]).toBe('RDX');
});

test('Korean is found inside a compound, unfinished, with a wrong letter, and by the glossary', () => {
  expect(labels('도서관')).toEqual(expect.arrayContaining(['HAN', 'HAL', 'HUT']));
  expect(labels('도서과')).toContain('HAN');
  expect(labels('한억')).toContain('HAN');
  expect(labels('도서관에서')).toEqual(expect.arrayContaining(['HAL', 'HUT']));
});

test('nothing is found for nothing, for signs alone, and for a word that is nowhere', () => {
  for (const query of ['', '  ', '?!', 'xylophonist']) expect(find(query)).toEqual([]);
});

test('what was found stands out in the title and in an excerpt', () => {
  const [first] = find('court');
  expect(first?.excerpt.filter(({ found }) => found)).toEqual([{ text: 'court', found: true }]);
  expect(first?.excerpt.map(({ text }) => text).join('')).toContain('over a round red court');
  expect(find('도서관').find(({ label }) => label === 'HAN')?.excerpt).toContainEqual({
    text: '열린도서관은',
    found: true,
  });
});

test('a text in pieces is the text', () => {
  const text = 'a round, red court';
  expect(
    mark(text, new Set(['red', 'a']))
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});

test('a title in Hangul is found by its initial consonants, also from the middle of a compound, and marked', () => {
  expect(labels('ㅈㅇㄷㅅㄱ')).toEqual(['DOS']);
  expect(labels('ㄷㅅㄱ')).toEqual(['DOS']);
  expect(labels('ㅎㅇ')).toEqual(['HAN']);
  expect(find('ㄷㅅㄱ')[0]?.title).toEqual([{ text: '지역도서관', found: true }]);
});

test('initial consonants find no word of a text: every text has them', () => {
  expect(labels('ㅅㅇ')).toEqual([]);
});
