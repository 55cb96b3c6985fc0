import fc from 'fast-check';
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

/** A page for each word, which is its title. */
const inKorean = createFinder(
  [
    '건물',
    '건축',
    '도시',
    '도서관',
    '시립도서관',
    '동네',
    '도로를',
    '지붕',
    '지분',
    '집은',
    '집중',
    '탑승',
    '한옥',
  ].map((word) => page(word, word)),
  { 탑: 'tower', 건축: 'architecture' },
);
test.each([
  ['of two syllables is no other that has most of its letters', '건물', ['건물']],
  ['of two syllables begins a word', '도서', ['도서관', '시립도서관']],
  ['is found in the middle of a compound', '서관', ['도서관', '시립도서관']],
  ['of two syllables differs by one vowel', '도시', ['도시']],
  ['of two syllables differs by its last letter', '지붕', ['지붕']],
  ['of one syllable begins a word', '도', ['도로를', '도서관', '도시']],
  ['of one syllable is no word that begins with its letters', '지', ['지분', '지붕']],
  ['of one syllable has a particle', '집', ['집은', '집중']],
  ['with a wrong letter is forgiven where nothing else is found', '한억', ['한옥']],
  ['that is unfinished is forgiven where nothing else is found', '도로르', ['도로를']],
  ['that is an unfinished syllable is forgiven where nothing else is found', '하', ['한옥']],
  ['of initials', 'ㄷㅅㄱ', ['도서관', '시립도서관']],
  ['with nothing like it', '피', []],
])('a Korean word %s: %s', (_, query, found) => {
  expect(
    inKorean(query)
      .map(({ label }) => label)
      .sort(),
  ).toEqual(found);
});

test('a short word of the glossary is not meant by every word that begins with it', () => {
  const tower = createFinder([page('TWR', 'A tower')], { 탑: 'tower' });
  expect(tower('탑')).toHaveLength(1);
  expect(tower('탑승')).toEqual([]);
});

test('whatever the words are, a short Korean word finds those that begin with it, two syllables also those that contain them', () => {
  // Few letters, so that words are often alike.
  const syllable = fc.constantFrom(...Array.from('가각간거건구국군나난도돈동서석선'));
  const word = fc.array(syllable, { minLength: 1, maxLength: 5 }).map((all) => all.join(''));
  const query = fc.array(syllable, { minLength: 1, maxLength: 2 }).map((all) => all.join(''));
  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 12 }), query, (words, typed) => {
      const meant = words.filter((each) => (typed.length === 1 ? each.startsWith(typed) : each.includes(typed)));
      fc.pre(meant.length > 0);
      const hits = createFinder(
        words.map((each) => page(each, 'A page', each)),
        {},
      )(typed);
      expect(hits.map(({ label }) => label).sort()).toEqual(meant.sort());
      for (const { excerpt } of hits) expect(excerpt.some(({ found }) => found)).toBe(true);
    }),
  );
});
