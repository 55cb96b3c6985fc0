import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The repository. */
const root = join(import.meta.dirname, '..', '..', '..');

/** A test by its file and title, as it stands there; or what kind of sentence no test can show. */
type Shown = readonly [file: string, title: string] | 'an aim' | 'a promise' | 'a limit';

const axe = [
  'e2e/journeys/axe.spec.ts',
  '${path} has no violation that axe finds, in either theme at any width',
] as const;
const keyboard = [
  'e2e/journeys/low-window.spec.ts',
  '${path}: by keyboard alone every stop is seen in windows of 600 px height, wide and narrow',
] as const;
const reflow = [
  'e2e/journeys/layout.spec.ts',
  '${path}: text reflows at 320 px, with text spacing and at twice its size',
] as const;
const still = [
  'e2e/journeys/layout.spec.ts',
  '${path}: nothing shifts on a phone or a desktop, and nothing moves under reduced motion',
] as const;
const study = [
  'shared/study/journeys/studies.spec.ts',
  '${name}: the study loads in its place within its budget, works by keyboard, and stops out of view',
] as const;

/** Every sentence of the statement by its beginning, in order, with what shows it. */
const sentences: readonly (readonly [beginning: string, ...shown: Shown[]])[] = [
  ['This site should work for everyone', 'an aim'],
  ['The target is WCAG 2.2', 'an aim'],
  ['By my own tests it is met', axe],
  ['Nobody from outside', 'a limit'],
  [
    'Each time the site changes, a program tests every page',
    axe,
    keyboard,
    reflow,
    still,
    ['e2e/journeys/pages.spec.ts', '${path} shows its heading, its text and working links'],
  ],
  [
    'More contrast, forced colours and print are tested',
    ['shared/styles/journeys/type.spec.ts', 'prefers-contrast: more gives darker captions and stronger lines'],
    [
      'shared/styles/journeys/forced-colours.spec.ts',
      'with forced colours the current page has its bar in the sidebar',
    ],
    ['e2e/journeys/print.spec.ts', 'a printed page is not cut off, and only external addresses are printed'],
  ],
  ['Anything a test finds', 'a promise'],
  [
    'The contrast of text and controls is calculated',
    ['shared/styles/colour.test.ts', 'the contrast of %s is that of the table'],
  ],
  ['A link at the top', ['e2e/journeys/statement.spec.ts', 'a link at the top leads past the menu']],
  [
    'Every page has one main heading',
    ['e2e/journeys/statement.spec.ts', 'every page has one main heading, and words for every picture'],
    ['e2e/journeys/navigation.spec.ts', 'a navigation sets title, address and focus, and is announced'],
  ],
  [
    'Every picture has alternative text',
    ['e2e/journeys/statement.spec.ts', 'every page has one main heading, and words for every picture'],
  ],
  [
    'Everything that can be dragged',
    study,
    ['shared/ui/journeys/lightbox.spec.ts', 'swiping changes the picture, and only drawings can be zoomed and moved'],
  ],
  ['Every study that moves', study],
  [
    'No study, no sound and no film',
    ['shared/study/journeys/studies.spec.ts', '${name}: nothing starts by itself, whatever motion is welcome'],
    ['shared/ui/journeys/videos.spec.ts', 'asked for when its poster is pressed, without sound, with captions'],
  ],
  [
    'The theme follows',
    [
      'shared/styles/journeys/theme.spec.ts',
      'the theme follows the system, is switched by a button, and is kept on every page',
    ],
  ],
  ['Plans and sections are described', 'a limit'],
  [
    'The two introduction films',
    ['shared/ui/journeys/videos.spec.ts', 'asked for when its poster is pressed, without sound, with captions'],
    ['remote-development/content/Pianissimo/films.spec.ts', 'both films take about half a minute'],
  ],
  ['The site is in English and Korean', axe, 'a promise'],
  ['All tests are', 'a limit'],
  [
    'If something keeps you',
    ['remote-contact/journeys/sending.spec.ts', 'is sent by the real library and stored with exactly seven fields'],
  ],
  ['You will get an answer', 'a promise'],
  ['This statement was made', 'a promise'],
];

const text = readFileSync(join(import.meta.dirname, 'index.md'), 'utf8');
const writtenSentences = text
  .slice(text.indexOf('---', 3) + 3)
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .flatMap((line) => line.split(/(?<=[.!?]) (?=[A-Z])/));

test('every sentence of the statement is one of the list, in its order', () => {
  expect(
    writtenSentences.map((sentence, index) => sentence.startsWith(sentences[index]?.[0] ?? '\0') || sentence),
  ).toEqual(sentences.map(() => true));
});

test('every test that is to show a sentence exists', () => {
  const lacking = sentences.flatMap(([beginning, ...shown]) =>
    shown
      .filter((by) => typeof by !== 'string')
      .filter(
        ([file, title]) => !existsSync(join(root, file)) || !readFileSync(join(root, file), 'utf8').includes(title),
      )
      .map(([file, title]) => `${beginning}: ${file}: ${title}`),
  );
  expect(lacking).toEqual([]);
});
