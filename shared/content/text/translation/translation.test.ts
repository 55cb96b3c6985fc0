import { contentFixture, drawing, mistakeOf, page, siteText, tower } from '../../testing/content-fixture';
import { readSettings } from '../../site/site-settings';
import { translationNotes } from '../../compile/translation-notes';

const korean = 'remote-architecture/content/TWR/index.ko.md';
const images = [
  'images:',
  '  - { imgSrc: front.svg, captionText: Front, alt: A front, small: false }',
  '  - { imgSrc: plan.svg, captionText: Plan, alt: A plan, small: false, focus: 10% 20% }',
];
const original = page(
  ['year: 2020', 'place: Busan', 'facts: { State: Planned, Prize: None, Maker: Kim }', ...images],
  'A text.\n\n## The roof\n\n![](plan.svg)\n\n## The court\n\n```link\nlabel: Go\nhref: /TWR\nname: To the tower\n```',
);
const translated = (lines: readonly string[] = [], body = '글.\n\n## 지붕\n\n![](plan.svg)\n\n## 마당') =>
  ['---', 'title: 탑', 'summary: 한 문장.', ...lines, '---', body, ''].join('\n');

async function fixture(files: Readonly<Record<string, string>> = {}) {
  const content = await contentFixture({
    'shell/content/site.md': siteText.replace('[en]', '[en, ko]'),
    [tower]: original,
    'remote-architecture/content/TWR/front.svg': drawing,
    'remote-architecture/content/TWR/plan.svg': drawing,
    ...files,
  });
  const warnings: string[] = [];
  const inKorean = () => content.read('architecture', {}, { language: 'ko', notify: (line) => warnings.push(line) });
  return { ...content, warnings, inKorean };
}

test('a translation says the words, and everything else is that of the original', async () => {
  const { inKorean } = await fixture({
    [korean]: translated(['place: 부산', 'facts: { Maker: 김 }', 'images: [{ imgSrc: plan.svg, alt: 평면도 }]']),
  });
  const { pages, entries } = await inKorean();
  expect(pages[0]).toMatchObject({
    path: '/TWR',
    title: '탑',
    facts: [
      ['State', 'Planned'],
      ['Maker', '김'],
      ['Prize', 'None'],
      ['Year', '2020'],
    ],
  });
  expect(pages[0]?.figures[1]).toMatchObject({ alt: '평면도', captionText: 'Plan', focus: '10% 20%' });
  expect(pages[0]).not.toHaveProperty('language');
  expect(entries[0]).toMatchObject({ place: '부산', year: 2020 });
  expect(entries[0]).not.toHaveProperty('language');
});

test('headings keep the ids of the original, so that a link leads to the same place in every language', async () => {
  const { inKorean } = await fixture({ [korean]: translated() });
  const { pages } = await inKorean();
  expect(pages[0]?.sections.map(({ id, heading }) => [id, heading])).toEqual([
    [undefined, undefined],
    ['the-roof', '지붕'],
    ['the-court', '마당'],
  ]);
});

test('a block says its words, and keeps the fields of the block that it translates', async () => {
  const body = '글.\n\n## 지붕\n\n![](plan.svg)\n\n## 마당\n\n```link\nlabel: 열기\nname: 탑으로\n```';
  const { inKorean } = await fixture({ [korean]: translated([], body) });
  const { pages } = await inKorean();
  expect(pages[0]?.sections.at(-1)?.blocks).toEqual([{ kind: 'link', label: '열기', href: '/TWR', name: '탑으로' }]);
});

test('a page without a translation is shown in the main language, and says in which', async () => {
  const { inKorean } = await fixture();
  const { pages, entries } = await inKorean();
  expect(pages[0]).toMatchObject({ title: 'A tower', language: 'en' });
  expect(entries[0]).toMatchObject({ title: 'A tower', language: 'en' });
});

test('a page without a translation says its direction where lines run the other way', async () => {
  const { read, write } = await fixture({ 'shell/content/site.md': siteText.replace('[en]', '[en, ar]') });
  const { pages } = await read('architecture', {}, { language: 'ar' });
  expect(pages[0]).toMatchObject({ language: 'en', direction: 'ltr' });
  await write('remote-architecture/content/TWR/index.ar.md', translated());
  const [translatedPage] = (await read('architecture', {}, { language: 'ar' })).pages;
  expect(translatedPage).not.toHaveProperty('direction');
});

test.each([
  ['a number', 'year: 2021', 4, 'year stands in a translation'],
  ['a place in the picture', 'images: [{ imgSrc: plan.svg, focus: 1% 1% }]', 4, 'focus stands in a translation'],
  ['a picture', 'images: [{ imgSrc: hall.svg, alt: 홀 }]', 4, `images names hall.svg, which is not in ${tower}`],
  [
    'a picture that has its words already',
    'images: [{ imgSrc: plan.svg, alt: 가 }, { imgSrc: plan.svg, alt: 나 }]',
    4,
    'images names plan.svg, which it has already. Expected: every picture once',
  ],
  [
    'a field of a picture that no picture has',
    'images: [{ imgSrc: plan.svg, Alt: 가 }]',
    4,
    'Unknown field "Alt" in a translation. Expected: "alt"',
  ],
  ['an empty field', 'place:', 4, `place is empty. Expected: its words, or no such line: then those of ${tower}`],
  ['an unknown fact', 'facts: { Stat: 가 }', 4, 'Unknown field "Stat" in a translation. Expected: one of Maker,'],
  ['a fact with a closed list', 'facts: { State: Finished }', 4, 'State stands in a translation'],
])('%s that the original does not leave to it stops the build, with file and line', async (_, line, at, sentence) => {
  const { inKorean } = await fixture({ [korean]: translated([line]) });
  expect(await mistakeOf(inKorean())).toMatch(`${korean}:${at}: ${sentence}`);
});

test('what a page does not have at all can have no parts in its translation', async () => {
  const { inKorean } = await fixture({
    [tower]: page([], 'A text.'),
    [korean]: translated(['images: [{ imgSrc: plan.svg, alt: 가 }]', 'facts: { State: Finished }'], '글.'),
  });
  const mistake = await mistakeOf(inKorean());
  expect(mistake).toContain(`${korean}:4: images names plan.svg, which is not in ${tower}. Expected: none`);
  expect(mistake).toContain(`${korean}:5: Unknown field "State" in a translation. Expected: one of Maker,`);
});

test('pictures and headings that a translation lacks are told', async () => {
  const { inKorean, warnings } = await fixture({ [korean]: translated([], '글.\n\n## 지붕') });
  await inKorean();
  expect(warnings).toContain(
    `${korean}:5: Warning: The picture "plan.svg" of ${tower} is not in the translation. Expected: it at the same place.`,
  );
  expect(warnings.join('\n')).toMatch(
    `${korean}:5: Warning: There are 1 headings of the second level, and 2 in ${tower}.`,
  );
});

test('facts, groups and the owner are called by the words of the site in that language', async () => {
  const site = [
    '---',
    'name: 김 견본',
    'facts: { State: { name: 상태, values: { Planned: 계획 } }, Prize: { name: 수상, values: { None: 없음 } } }',
    'groups: { architecture: { title: 집, short: 집 } }',
    '---',
    '',
  ].join('\n');
  const { root, inKorean } = await fixture({ 'shell/content/site.ko.md': site, [korean]: translated() });
  const { pages, entries, summary } = await inKorean();
  expect(readSettings(root, 'ko')).toMatchObject({ name: '김 견본', language: 'ko' });
  expect(pages[0]?.facts.slice(0, 1)).toEqual([['상태', '계획']]);
  expect(pages[0]?.facts).toContainEqual(['수상', '없음']);
  expect(entries[0]).toMatchObject({ status: '계획', statusValue: 'Planned' });
  expect(entries[0]).not.toHaveProperty('award');
  expect(summary.groups[0]).toMatchObject({ title: '집', short: '집', form: 'stagger' });
});

test('what pages write of their state and prizes means in a translation what the original says', async () => {
  const open = siteText.replace('[en]', '[en, ko]').replace('    values: [Planned, Finished]\n', '');
  const { inKorean } = await fixture({
    'shell/content/site.md': open,
    [tower]: original.replace('Planned, Prize: None', 'Half done, Prize: "None, by choice"'),
    [korean]: translated(['facts: { State: 절반 완료, Prize: "없음, 원하지 않음" }']),
  });
  const [entry] = (await inKorean()).entries;
  expect(entry).toMatchObject({ status: '절반 완료', statusValue: 'Half done' });
  expect(entry).not.toHaveProperty('award');
});

test('a fact that the site does not have stops the build, with what there is', async () => {
  const { inKorean } = await fixture({ 'shell/content/site.ko.md': '---\nfacts: { Stat: { name: 상태 } }\n---\n' });
  expect(await mistakeOf(inKorean())).toMatch(
    'shell/content/site.ko.md:2: facts names "Stat", which shell/content/site.md does not have. Expected: one of State, Maker,',
  );
});

test.each([
  [
    'a value that the fact does not have',
    'State: { values: { Planed: 계획 } }',
    'State.values names "Planed"',
    'one of Planned, Finished',
  ],
  [
    'a value of a fact that pages write',
    'Maker: { values: { Kim: 김 } }',
    'Maker.values names "Kim"',
    'no values here: the translation of each page says its own',
  ],
])('%s stops the build, because nothing is translated by it', async (_, fact, found, expected) => {
  const { inKorean } = await fixture({ 'shell/content/site.ko.md': `---\nfacts:\n  ${fact}\n---\n` });
  expect(await mistakeOf(inKorean())).toBe(
    `shell/content/site.ko.md:3: facts.${found}, which shell/content/site.md does not have. Expected: ${expected}.`,
  );
});

test.each([
  ['an unknown field', 'nmae: 탑', 'Unknown field "nmae" in the link block. Expected: "name"'],
  ['an empty field', 'name:', `name is empty. Expected: its words, or no such line: then those of ${tower} are shown`],
])('%s in a block of a translation stops the build', async (_, line, message) => {
  const body = `글.\n\n## 지붕\n\n![](plan.svg)\n\n## 마당\n\n\`\`\`link\nlabel: 열기\n${line}\n\`\`\``;
  const { inKorean } = await fixture({ [korean]: translated([], body) });
  expect(await mistakeOf(inKorean())).toBe(`${korean}:15: ${message}.`);
});

test.each([
  [
    'a field that an introduction does not have',
    'gruops: { architecture: 집 }',
    'Unknown field "gruops" in a translation. Expected: "groups"',
  ],
  [
    'a field that the original alone has',
    'signs: { A: M3 }',
    'Unknown field "signs" in a translation. Expected: one of title, groups, studies',
  ],
  [
    'a group that there is not',
    'groups: { houses: 집 }',
    'Unknown field "houses" in groups. Expected: one of architecture,',
  ],
])('%s in the introduction of an area stops the build', async (_, line, message) => {
  const file = 'remote-architecture/content/index.ko.md';
  const { inKorean } = await fixture({ [file]: `---\ntitle: 집\n${line}\n---\n글.\n` });
  expect(await mistakeOf(inKorean())).toMatch(`${file}:3: ${message}`);
});

test('a translation is known to be older once the words of the original have changed, and not for anything else', async () => {
  const { root, write } = await fixture({ [korean]: translated() });
  const notes = () => translationNotes(root).filter((note) => note.includes('TWR'));
  const hash = /translates: ("\w+")/.exec(notes()[0] ?? '')?.[1];
  expect(notes()).toEqual([`${korean}:1 does not say which text it translates: translates: ${hash}`]);
  await write(korean, translated([`translates: ${hash}`]));
  expect(notes()).toEqual([]);
  await write(tower, original.replace('year: 2020', 'year: 2021'));
  expect(notes()).toEqual([]);
  await write(tower, original.replace('A text.', 'Another text.'));
  expect(notes()).toEqual([expect.stringMatching(`^${korean}:4 is older than ${tower}: when it says the same again`)]);
});

test('a drawing with words is that of the language, where there is one', async () => {
  const own = drawing.replace('<path', '<title>평면도</title><path');
  const { inKorean, read } = await fixture({
    [korean]: translated(),
    'remote-architecture/content/TWR/plan.ko.svg': own,
  });
  const plan = ({ pages }: Awaited<ReturnType<typeof read>>) => pages[0]?.figures.find(({ name }) => name === 'plan');
  const [shown, english] = [plan(await inKorean()), plan(await read())];
  expect(shown?.picture).not.toEqual(english?.picture);
});

test('a field that no page has is told from one that stands once', async () => {
  const { inKorean } = await fixture({ [korean]: translated(['nonsense: x']) });
  expect(await mistakeOf(inKorean())).toMatch(
    `${korean}:4: Unknown field "nonsense" in a translation. Expected: one of title, railTitle, summary,`,
  );
});

test('a file that is named like a translation into a language that the site does not have is named', async () => {
  const { root, write } = await fixture({ [korean]: translated() });
  await write('remote-architecture/content/TWR/index.kr.md', translated());
  expect(translationNotes(root)).toContain(
    'remote-architecture/content/TWR/index.kr.md is not read: kr is none of the languages of shell/content/site.md, en, ko',
  );
});

test('a drawing with words that has no file in the language is named, and one with a unit is not', async () => {
  const words = (text: string) => drawing.replace('<path', `<text x="1">${text}</text><path`);
  const { root, write } = await fixture({ 'remote-architecture/content/TWR/plan.svg': words('12 m') });
  await write('remote-architecture/content/TWR/front.svg', words('1 The court'));
  const notes = () => translationNotes(root).filter((note) => note.includes('.svg'));
  expect(notes()).toEqual([]);
  await write(korean, translated());
  expect(notes()).toEqual(['remote-architecture/content/TWR/front.ko.svg is missing: front.svg says "The court"']);
  await write('remote-architecture/content/TWR/front.ko.svg', words('1 마당'));
  expect(notes()).toEqual([]);
});

test('an outline that says a word is a word of its drawing', async () => {
  const withLetters = (text: string) =>
    drawing.replace('<path', `<path class="letters" aria-label="${text}" d="M0 0z"/><path`);
  const { root } = await fixture({
    [korean]: translated(),
    'remote-architecture/content/TWR/plan.svg': withLetters('200 m²'),
    'remote-architecture/content/TWR/front.svg': withLetters('1 The court'),
  });
  expect(translationNotes(root).filter((note) => note.includes('.svg'))).toEqual([
    'remote-architecture/content/TWR/front.ko.svg is missing: front.svg says "The court"',
  ]);
});

test('a file without a translation is named', async () => {
  const { root } = await fixture();
  expect(translationNotes(root)).toContain(`${korean} is missing: ${tower} is shown as it is`);
});
