/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { writeMidi } from 'midi-file';
import { failToSave } from '@portfolio/study/testing/failed-saves';
import { walkStudy } from '@portfolio/study/testing/random-walk';
import { goBackTo, openStudy, pass, savedFiles, setUpStudyPage } from '@portfolio/study/testing/study-page';
import { translateTexts } from '@portfolio/study/testing/translate-texts';
import { createStudy } from './piano-study';
import { plugInPiano } from './testing/midi-port';
import { plugInSoundCard } from './testing/sound-card';
import { scoreOf } from '../algorithm/score';
import { minuet } from '../algorithm/testing/minuet';

const midi = Buffer.from(writeMidi(minuet())).toString('base64');
const piece = (label: string) => ({ label, title: `${label} in G major`, midi });
const Study = createStudy({ pieces: { minuet: piece('Minuet'), again: piece('Again') } });

let card: ReturnType<typeof plugInSoundCard>;
setUpStudyPage();
beforeEach(() => {
  // jsdom draws nothing.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  card = plugInSoundCard();
});

const open = (search = '') => openStudy(Study, search);
const keyboard = () => screen.getByRole('application');
const button = (name: string) => screen.getByRole('button', { name });
const press = async (name: string) => act(async () => fireEvent.click(button(name)));
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const drag = (name: string, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value: String(value) } });
const key = async (code: string, more = {}) => act(async () => void fireEvent.keyDown(keyboard(), { code, ...more }));
const keyUp = (code: string, more = {}) => fireEvent.keyUp(keyboard(), { code, ...more });
const cells = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const run = () =>
  cells(/^This run/)
    .slice(0, 3)
    .join('/');

/** Plays until the song waits for its first note, D5, and plays it. */
async function playFirst() {
  await press('Play');
  await pass(3000);
  await key('KeyO');
  keyUp('KeyO');
}

test.each([
  ['Volume', 20],
  ['Tempo', 60],
  ['Octave of Z', 4],
])('%s keeps the run, at rest and while the music plays', async (name, value) => {
  await open('?mode=wait');
  await press('More settings');
  await playFirst();
  expect(run()).toBe('1/0/0');
  drag(name, value);
  await pass(100);
  expect(run()).toBe('1/0/0');
  expect(button('Pause')).toBeTruthy();
  await press('Pause');
  drag(name, value + 5);
  await pass(100);
  expect(run()).toBe('1/0/0');
});

test('another mode goes on from where the song is', async () => {
  await open();
  await press('Play');
  await pass(3000);
  choose('Wait for me');
  await pass(100);
  expect(Number(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Time' }).value)).toBeCloseTo(2, 0);
});

test('the first key sounds', async () => {
  await open();
  await key('KeyZ');
  await pass(50);
  expect(card.tones).toContain(48);
});

test('a sound card that takes its time sounds when it is there, and until then a sentence says what is going on', async () => {
  card.wakingMs = 900;
  await open();
  await press('Play');
  await pass(700);
  expect(screen.getByText(/The sound card has not answered/)).toBeTruthy();
  await pass(3000);
  expect(card.tones.length).toBeGreaterThan(0);
  expect(screen.queryByText(/The sound card has not answered/)).toBeNull();
});

test('where no sound card ever answers, the notes fall all the same, and the next key asks again', async () => {
  card.wakingMs = Infinity;
  await open();
  await press('Play');
  await pass(4000);
  expect(Number(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Time' }).value)).toBeGreaterThan(1);
  card.wakingMs = 20;
  await key('KeyZ');
  await pass(50);
  expect(card.tones).toContain(48);
});

test('the sound card is closed when the page goes', async () => {
  const { unmount } = await open();
  await key('KeyZ');
  await pass(50);
  unmount();
  expect(card.contexts.map(({ state }) => state)).toEqual(['closed']);
});

test('a call or a pulled plug pauses the music, and Play goes on from there', async () => {
  await open();
  await press('Play');
  await pass(3000);
  act(() => card.contexts[0]!.become('interrupted'));
  expect(button('Play')).toBeTruthy();
  const before = card.tones.length;
  await press('Play');
  await pass(3000);
  expect(card.tones.length).toBeGreaterThan(before);
});

test('closing More settings keeps the MIDI keyboard; leaving the page closes its port', async () => {
  const piano = plugInPiano();
  const { unmount } = await open('?mode=wait');
  await press('More settings');
  await press('Connect a keyboard');
  await press('More settings');
  await press('Play');
  await pass(3000);
  act(() => void piano.send(0x90, 74, 90));
  expect(run()).toBe('1/0/0');
  await press('More settings');
  expect(screen.getByText('Connected: Test piano.')).toBeTruthy();
  unmount();
  expect(piano.port.isOpen).toBe(false);
});

test('keys that are down go up when their keyboard is unplugged', async () => {
  const piano = plugInPiano();
  await open('?mode=wait');
  await press('More settings');
  await press('Connect a keyboard');
  await press('Play');
  await pass(3000);
  act(() => void piano.send(0x90, 65, 90));
  act(() => piano.unplug());
  expect(run()).toBe('0/1/0');
  // It would be silent, and counted once, if it were still down.
  await key('KeyR');
  expect(run()).toBe('0/2/0');
});

test.each<[string, () => void]>([
  ['under Ctrl', () => keyUp('KeyR', { ctrlKey: true })],
  ['after Cmd, which swallows what goes up', () => keyUp('MetaLeft', { metaKey: false, key: 'Meta' })],
  ['when the focus leaves', () => fireEvent.blur(keyboard())],
  [
    'after another octave',
    () => {
      drag('Octave of Z', 4);
      keyUp('KeyR');
      drag('Octave of Z', 3);
    },
  ],
])('a key that is down goes up %s', async (_, release) => {
  await open('?mode=wait');
  await press('More settings');
  await press('Play');
  await pass(3000);
  await key('KeyR');
  expect(run()).toBe('0/1/0');
  release();
  await key('KeyR');
  expect(run()).toBe('0/2/0');
});

const drop = async (file: object) =>
  act(async () => void fireEvent.drop(keyboard(), { dataTransfer: { files: [file] } }));

test('a folder and a file of 3 GB are refused in a sentence, and neither is read', async () => {
  await open();
  const arrayBuffer = jest.fn(() => Promise.reject(new DOMException('', 'NotFoundError')));
  await drop({ name: 'Music', size: 4096, arrayBuffer });
  expect(screen.getByRole('alert').textContent).toContain('Music: It can’t be read');
  arrayBuffer.mockClear();
  await drop({ name: 'film.mid', size: 3e9, arrayBuffer });
  expect(screen.getByRole('alert').textContent).toContain('film.mid: The file has 3000000 KB');
  expect(arrayBuffer).not.toHaveBeenCalled();
});

test('Back to another place of the song shows it', async () => {
  await open('?place=4');
  await goBackTo('?place=9');
  expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Time' }).value).toBe('9');
});

test('a question sets the controls, and its answer is counted on the notes', async () => {
  await open();
  await press('How much of it does the left hand play?');
  await pass(1000);
  const { notes } = scoreOf(minuet());
  const left = notes.filter(({ hand }) => hand === 'left').length;
  expect(screen.getByText(new RegExp(`^${left} of ${notes.length} notes are the left hand’s`))).toBeTruthy();
  expect(location.search).toBe('?mode=wait&hands=left');
});

test('the music that is chosen is named, also in a page that the browser has translated', async () => {
  const { container } = await open();
  expect(screen.getByText(/^Minuet in G major\./)).toBeTruthy();
  translateTexts(container);
  choose('Again');
  await pass();
  expect(screen.getByText(/^Again in G major\./)).toBeTruthy();
});

test('the notes are shared as a picture that says what it shows and where it comes from', async () => {
  await open('?place=9');
  await press('Save as SVG');
  const [svg] = await savedFiles();
  expect(svg).toContain('Minuet in G major, from second 9.0 to 12.2.');
  expect(svg).toContain('http://localhost/STUDY?place=9');
});

test('a file that can’t be saved says so, and the next press saves it', () => failToSave(Study));

test.each(['mode=__proto__', 'hands=three', 'speed=NaN', 'volume=1e9', 'octave=0', 'piece=toString', 'place=-1'])(
  'an address of %s gets one sentence and the usual piano',
  async (search) => {
    await open(`?${search}`);
    expect(screen.getByRole('alert').children).toHaveLength(1);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Listen' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('slider', { name: 'Tempo' }).value).toBe('100');
    expect(run()).toBe('0/0/0');
  },
);

test('two fingers play two keys, each its own', async () => {
  await open();
  const canvas = keyboard().querySelector('canvas')!;
  const touch = (kind: string, pointerId: number, clientX: number) =>
    act(async () => {
      const event = new MouseEvent(kind, { bubbles: true, buttons: 1, clientX, clientY: 479 });
      fireEvent(canvas, Object.assign(event, { pointerId }));
    });
  // The 52 white keys of a piano of 720 pixels: 13.8 pixels each, from A0.
  await touch('pointerdown', 1, 7);
  await pass(50);
  await touch('pointerdown', 2, 720 - 7);
  await touch('pointerup', 1, 7);
  await touch('pointermove', 2, 720 - 21);
  await pass(50);
  // Each key has three overtones.
  expect(card.tones.filter((_, i) => i % 4 === 0)).toEqual([21, 108, 107]);
});

test('whatever a hand does, the address says what is shown, and Reset gives the piano of a new page', async () => {
  plugInPiano();
  await walkStudy({
    Study,
    facts: ({ study, container }) => {
      // While it plays, the sentence waits until the table has not changed for a moment.
      if (study.queryByRole('button', { name: 'Play' })) {
        const [, ...counts] = /(\d+) right, (\d+) wrong, (\d+) missed/.exec(container.textContent) ?? [
          '',
          '0',
          '0',
          '0',
        ];
        const cells = [...container.querySelectorAll('tbody td')].slice(0, 3).map((cell) => cell.textContent);
        expect(counts).toEqual(cells);
      }
      return { note: study.getByText(/Format 1/).textContent };
    },
    more: [
      (_, random) =>
        fireEvent.keyDown(keyboard(), { code: ['KeyZ', 'KeyQ', 'KeyR', 'Space', 'ArrowDown'][random % 5] }),
      (_, random) => fireEvent.keyUp(keyboard(), { code: ['KeyZ', 'KeyQ', 'KeyR'][random % 3] }),
      () => fireEvent.blur(keyboard()),
    ],
  });
});
