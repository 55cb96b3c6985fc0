import { drawing, page, contentFixture, tower } from '../testing/content-fixture';
import { studyReader, type StudyReaders } from './study-reader';

const instrument = { more: 'More settings' };
const clock = { name: 'Clock', hands: { long: 'Long hand' }, columns: [{ label: 'Ticks' }], sentence: '{hours} hours' };
const readers: StudyReaders = {
  clock: studyReader({ fields: {}, texts: { clock, instrument }, read: () => ({}) }),
  bell: studyReader({ fields: {}, read: () => ({}) }),
};
const images = ['images:', '  - imgSrc: Dial.svg', '    captionText: ""', '    alt: A dial', '    small: false'];
const block = (name: string) => `\`\`\`study\nname: ${name}\nstill: Dial.svg\n\`\`\`\n`;

/** An area whose introduction has texts of studies from line 3 on. */
const rootWith = (...texts: readonly string[]) =>
  contentFixture({
    'remote-architecture/content/index.md': ['---', 'title: Houses', 'studies:', ...texts, '---', 'About.', ''].join(
      '\n',
    ),
    [tower]: page(images, block('clock') + block('bell')),
    'remote-architecture/content/TWR/Dial.svg': drawing,
  });

test('a study says in the language of the site what the introduction of its area has texts for', async () => {
  const { read } = await rootWith(
    '  clock: { hands: { long: Minutvisare }, columns: [{ label: Tick }], sentence: "{hours} timmar" }',
    '  instrument: { more: Mer }',
  );
  const { pages } = await read('architecture', readers);
  expect(pages[0]?.sections.flatMap(({ blocks }) => blocks)).toMatchObject([
    {
      name: 'clock',
      texts: {
        clock: { hands: { long: 'Minutvisare' }, columns: [{ label: 'Tick' }], sentence: '{hours} timmar' },
        instrument: { more: 'Mer' },
      },
    },
    { name: 'bell' },
  ]);
  expect(pages[0]?.sections[0]?.blocks[1]).not.toHaveProperty('texts');
});

test.each([
  [
    'a study that the area lacks',
    '  bells: {}',
    '4: There is no text studies.bells. Expected: one of clock, instrument',
  ],
  [
    'a text that the study lacks',
    '  clock: { nam: Ur }',
    '4: There is no text studies.clock.nam. Expected: one of name, hands, columns, sentence',
  ],
  ['a number', '  clock: { name: 3 }', '4: studies.clock.name is no text. Expected: a text in the place of “Clock”'],
  [
    'a text for a list',
    '  clock: { columns: Tick }',
    '4: studies.clock.columns is no list. Expected: texts as in [{"label":"Ticks"}]',
  ],
  [
    'a value that is not filled in',
    '  clock: { sentence: "{minutes}" }',
    '4: studies.clock.sentence has {minutes}, which is not filled in. Expected: {hours}',
  ],
])('%s stops the build', async (_, line, mistake) => {
  const { mistakeIn } = await rootWith(line);
  expect(await mistakeIn('architecture', readers)).toContain(`remote-architecture/content/index.md:${mistake}`);
});
