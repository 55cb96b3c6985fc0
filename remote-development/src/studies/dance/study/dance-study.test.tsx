/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { failToSave } from '@portfolio/study/testing/failed-saves';
import { walkStudy } from '@portfolio/study/testing/random-walk';
import { goBackTo, openStudy, pass, savedWords, setUpStudyPage } from '@portfolio/study/testing/study-page';
import { createStudy } from './dance-study';
import { phrase } from '../algorithm/testing/phrase';

setUpStudyPage();
// jsdom draws nothing.
beforeEach(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));

const open = (search = '', danced = phrase) => openStudy(createStudy(danced), search);
/** Lets frames go by. */
async function play(milliseconds: number) {
  for (let gone = 0; gone < milliseconds; gone += 16) await pass(16);
}
const slider = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('slider', { name });
const drag = (name: string, value: number) => fireEvent.change(slider(name), { target: { value: String(value) } });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const scoreOf = (name: RegExp) => within(screen.getByRole('row', { name })).getAllByRole('cell')[0]!.textContent;
const time = () => Number(slider('Time').value);

test('nothing moves by itself; Play moves the dancers, Pause stops them, and the address says where', async () => {
  await open();
  const before = time();
  await pass(2000);
  expect(time()).toBe(before);
  click('Play');
  await play(1000);
  click('Pause');
  const after = time();
  expect(after).toBeGreaterThan(before + 0.5);
  await pass(1000);
  expect(time()).toBe(after);
  expect(Number(new URLSearchParams(location.search).get('at'))).toBeCloseTo(after * 15, -0.3);
});

test('a slider that is dragged has only its newest comparisons made', async () => {
  let poses = 0;
  const counted = {
    ...phrase,
    get poses() {
      poses++;
      return phrase.poses;
    },
  };
  await open('', counted);
  const once = poses;
  for (let tempo = 130; tempo < 150; tempo++) drag('Tempo', tempo);
  await pass(1500);
  expect(poses).toBeLessThan(5 * once);
  expect(slider('Tempo').value).toBe('149');
});

test('where slope and window leave no path a sentence says so, and what is shown belongs to the settings', async () => {
  await open('?window=1&delay=1');
  expect(screen.getByRole('alert').textContent).toContain('Window 1 leaves no path');
  expect(scoreOf(/^With warping/)).toBe('–');
  drag('Delay', 0);
  drag('Tempo', 100);
  await pass(1500);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(Number.parseInt(scoreOf(/^With warping/))).toBeGreaterThan(80);
});

test('a question sets the learner, and its answer has the points of the table', async () => {
  await open();
  click('What if the learner is a third slower?');
  await pass(1500);
  expect([slider('Tempo').value, slider('Delay').value, slider('Noise').value]).toEqual(['67', '0', '0']);
  const clock = Number(scoreOf(/^By the clock/));
  const warped = Number.parseInt(scoreOf(/^With warping/));
  expect(
    screen.getByText(
      `By the clock ${100 - clock} of 100 points are lost; with warping ${warped - clock} of them are given back, and ${warped} of 100 stay.`,
    ),
  ).toBeTruthy();
});

test.each(['delay=NaN', 'tempo=1e9', 'noise=', 'seed=elephant', 'window=0', 'slope=__proto__', 'at=-1'])(
  'an address of %s gets one sentence and the usual learner',
  async (search) => {
    await open(`?${search}`);
    expect(screen.getByRole('alert').children).toHaveLength(1);
    expect([slider('Delay').value, slider('Tempo').value, slider('Noise').value]).toEqual(['0.4', '82', '6']);
    expect(time()).toBeCloseTo(34 / 15, 1);
  },
);

test('Back brings the learner of before, and the table that belongs to it', async () => {
  await open();
  const table = () => screen.getByRole('table').textContent;
  const before = table();
  drag('Tempo', 140);
  await pass(1500);
  expect(table()).not.toBe(before);
  await goBackTo('');
  await pass(1500);
  expect([slider('Tempo').value, table()]).toEqual(['82', before]);
});

test('a second finger on the matrix does not pull the dancers away from the first', async () => {
  await open();
  const matrix = slider(/^Matrix/) as HTMLElement;
  matrix.getBoundingClientRect = () => ({ left: 0, top: 0, width: 100, height: 100 }) as DOMRect;
  const touch = (kind: string, pointerId: number, at: number) =>
    fireEvent(
      matrix,
      Object.assign(new MouseEvent(kind, { bubbles: true, buttons: 1, clientX: at, clientY: at }), {
        pointerId,
        isPrimary: pointerId === 1,
      }),
    );
  touch('pointerdown', 1, 80);
  const held = time();
  expect(held).toBeGreaterThan(34 / 15 + 0.5);
  touch('pointerdown', 2, 5);
  touch('pointermove', 2, 10);
  expect(time()).toBe(held);
  touch('pointermove', 1, 95);
  expect(time()).toBeGreaterThan(held);
});

test('the matrix is shared as a picture that says what it shows and the address that shows it again', async () => {
  await open('?tempo=67&delay=0&noise=0');
  click('Save as SVG');
  await pass(100);
  const text = await savedWords();
  expect(text).toContain(`With warping ${Number.parseInt(scoreOf(/^With warping/))} of 100 points`);
  expect(text).toMatch(/http:\/\/localhost\/STUDY\?\S*tempo=67/);
});

test('a file that can’t be saved says so, and the next press saves it', () => failToSave(createStudy(phrase)));

test('leaving while a comparison is made leaves nothing behind', async () => {
  const { unmount } = await open();
  drag('Tempo', 140);
  unmount();
  await pass(3000);
  expect(document.body.textContent).toBe('');
});

test('whatever a hand does, the address says what is shown, and Reset gives the comparison of a new page', async () => {
  await walkStudy({
    Study: createStudy(phrase),
    facts: ({ study }) => ({
      table: study.getByRole('table').textContent,
      summary: study.getByText(/points, without/).textContent,
      matrix: study.getByRole('slider', { name: /^Matrix/ }).ariaValueMax,
      paths: [...document.querySelectorAll('path[class]')].length > 0,
      alerts: screen.queryAllByRole('alert').map(({ textContent }) => textContent),
    }),
    check: ({ container }) => {
      const now = Number(container.querySelector('[role="slider"][aria-label^="Matrix"]')!.ariaValueNow);
      expect(Number(container.querySelector<HTMLInputElement>('[aria-label="Time"]')!.value)).toBeCloseTo(now / 15, 0);
    },
  });
});
