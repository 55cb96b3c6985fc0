/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { openStudy, standIn } from '@portfolio/study/testing/study-page';
import { createStudy } from './dance-study';
import { phrase } from './testing/phrase';

// A machine that is busy draws slowly.
jest.setTimeout(20_000);

beforeEach(() => {
  jest.useFakeTimers();
  standIn();
});
afterEach(() => jest.useRealTimers());

/** Lets time go by with everything that is computed in it. */
async function pass(milliseconds: number) {
  for (let gone = 0; gone < milliseconds; gone += 16) await act(async () => jest.advanceTimersByTime(16));
}
async function open(address = '/', danced = phrase) {
  const view = openStudy(createStudy(danced), address);
  await pass(1500);
  return view;
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
  await pass(1000);
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
  await open('/', counted);
  const once = poses;
  for (let tempo = 130; tempo < 150; tempo++) drag('Tempo', tempo);
  await pass(1500);
  expect(poses).toBeLessThan(5 * once);
  expect(slider('Tempo').value).toBe('149');
});

test('where slope and window leave no path a sentence says so, and what is shown belongs to the settings', async () => {
  await open('/?window=1&delay=1');
  expect(screen.getByRole('alert').textContent).toContain('Window 1 leaves no path');
  expect(scoreOf(/^With warping/)).toBe('–');
  drag('Delay', 0);
  drag('Tempo', 100);
  await pass(1500);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(Number.parseInt(scoreOf(/^With warping/)!)).toBeGreaterThan(80);
});

test('Reset shows what a fresh page shows', async () => {
  const text = () => screen.getByRole('region').textContent;
  const { unmount } = await open();
  const fresh = text();
  unmount();
  await open('/?tempo=60&noise=20&warping=no&at=3');
  click('Play');
  await pass(300);
  click('Speed 1×');
  click('Reset');
  await pass(1500);
  expect(text()).toBe(fresh);
});
