/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { walkStudy } from '@portfolio/study/testing/random-walk';
import { openStudy, pass, setUpStudyPage } from '@portfolio/study/testing/study-page';
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
  expect(Number.parseInt(scoreOf(/^With warping/)!)).toBeGreaterThan(80);
});

test('a question sets the learner, and its answer has the points of the table', async () => {
  await open();
  click('What if the learner is a third slower?');
  await pass(1500);
  expect([slider('Tempo').value, slider('Delay').value, slider('Noise').value]).toEqual(['67', '0', '0']);
  const clock = Number(scoreOf(/^By the clock/));
  const warped = Number.parseInt(scoreOf(/^With warping/)!);
  expect(
    screen.getByText(
      `By the clock ${100 - clock} of 100 points are lost; with warping ${warped - clock} of them are given back, and ${warped} of 100 stay.`,
    ),
  ).toBeTruthy();
});

test('whatever a hand does, the address says what is shown, and Reset gives the comparison of a new page', async () => {
  await walkStudy({
    Study: createStudy(phrase),
    facts: ({ study }) => ({
      table: study.getByRole('table').textContent,
      said: study.getByText(/points, without/).textContent,
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
