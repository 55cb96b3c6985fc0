/** @jest-environment jsdom */
import { act, fireEvent } from '@testing-library/react';
import { failToSave } from '@portfolio/study/testing/failed-saves';
import { walkStudy } from '@portfolio/study/testing/random-walk';
import {
  goBackTo,
  openStudy,
  pass,
  savedWords,
  setUpStudyPage,
  type MountedStudy,
} from '@portfolio/study/testing/study-page';
import { school } from '../algorithm/testing/school';
import { createStudy } from './packing-study';

setUpStudyPage();

const Study = createStudy({ kinds: school });

/** All figures but the time. */
const rows = ({ container }: MountedStudy) =>
  [...container.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].slice(0, -1).map((cell) => cell.textContent),
  );
const plans = ({ container }: MountedStudy) => [...container.querySelectorAll<SVGElement>('svg[role="group"]')];
const chart = ({ study }: MountedStudy) =>
  study.getByRole('img', { name: /^Share of the plate/ }).getAttribute('aria-label')!;
const alert = ({ study }: MountedStudy) => study.queryByRole('alert')?.textContent ?? '';

async function press({ study }: MountedStudy, name: string | RegExp) {
  fireEvent.click(study.getByRole('button', { name }));
  await pass(2500);
}

async function set({ study }: MountedStudy, name: string, value: number) {
  fireEvent.change(study.getByRole('spinbutton', { name }), { target: { value: String(value) } });
  await pass(2500);
}

test('a room that is pinned into a corner leaves no method with an empty plate', async () => {
  const mounted = await openStudy(Study, '?pins=1@0,0');
  const covered = rows(mounted).map(([, share]) => Number.parseFloat(share!));
  expect(Math.min(...covered)).toBeGreaterThan(75);
  for (const plan of plans(mounted))
    expect(plan.querySelector('[data-room="1"]')?.getAttribute('data-state')).toBe('pinned');
});

test('a pinned room stays the room it is when the plate grows and shrinks again', async () => {
  const mounted = await openStudy(Study, '?pins=16@6,6');
  const sizeOf = () => {
    const rect = plans(mounted)[0]!.querySelector('[data-room="16"] rect')!;
    return [rect.getAttribute('width'), rect.getAttribute('height')];
  };
  const before = sizeOf();
  for (const width of [49.2, 60, 48]) {
    await set(mounted, 'Plate width', width);
    expect(sizeOf()).toEqual(before);
  }
  // Another seed has other rooms.
  await set(mounted, 'Seed', 3);
  expect(location.search).toBe('?seed=3');
});

test('a comparison with other seeds is that of the plate that is shown, or is not there', async () => {
  const mounted = await openStudy(Study);
  await press(mounted, 'Compare with 40 other seeds');
  await pass(2500);
  expect(chart(mounted)).toMatch(/on average of 40 other seeds/);
  await set(mounted, 'Plate width', 54);
  expect(chart(mounted)).not.toMatch(/other seeds/);
  await set(mounted, 'Plate width', 48);
  expect(chart(mounted)).toMatch(/on average of 40 other seeds/);
});

test.each([
  ['?pins=99@0,0+99@0,0', /^Room 99 can’t be pinned/],
  ['?pins=3@0,0+3@20,0', /^Room 18 can’t be pinned/],
  ['?pins=elephant', /“elephant” is no list of pins/],
  ['?seed=elephant&order=__proto__', /Seed is a number.*Order is one of/],
  ['?width=1e9', /Plate width is a number from 24 to 60/],
])('the address %s says what is wrong and shows the rest', async (search, sentence) => {
  const mounted = await openStudy(Study, search);
  expect(alert(mounted)).toMatch(sentence);
  expect(rows(mounted)).toHaveLength(4);
});

test('a room is pinned, turned, moved and let go by keys; a place that is taken is refused', async () => {
  const mounted = await openStudy(Study, '?pins=5@0,0');
  const room = () => plans(mounted)[0]!.querySelector('[data-room="7"]')!;
  fireEvent.keyDown(room(), { key: 'ArrowRight' });
  await pass();
  expect(location.search).toMatch(/5%400%2C0\+7%40/);
  fireEvent.keyDown(room(), { key: 't' });
  await pass();
  await press(mounted, 'More settings');
  fireEvent.change(mounted.study.getByRole('spinbutton', { name: 'From west' }), { target: { value: '0' } });
  fireEvent.change(mounted.study.getByRole('spinbutton', { name: 'From south' }), { target: { value: '0' } });
  await pass();
  expect(alert(mounted)).toMatch(new RegExp(`^Room ${room().textContent} has no place there`));
  fireEvent.keyDown(room(), { key: 'Delete' });
  await pass();
  expect(alert(mounted)).toBe('');
  expect(location.search).toBe('?pins=5%400%2C0');
});

test.each(['hall-last', 'largest', 'brief'])(
  'in the order %s every number is a turn: the red room has the last one',
  async (order) => {
    const mounted = await openStudy(Study, `?order=${order}`);
    const line = () => mounted.study.getByRole('slider', { name: 'Rooms placed' });
    const turns = () =>
      plans(mounted).map((plan) => {
        const rooms = [...plan.querySelectorAll('[data-room]')];
        const numbered = rooms.flatMap((room) =>
          [...room.querySelectorAll('text')].map(({ textContent }) => +textContent),
        );
        const red = plan.querySelector('[data-state="last"] text')?.textContent;
        return { numbered: numbered.toSorted((a, b) => a - b), red: red && +red };
      });
    for (const step of [1, 2, 7]) {
      fireEvent.change(line(), { target: { value: String(step) } });
      await pass();
      for (const { numbered, red } of turns()) {
        expect(numbered.every((number) => number >= 1 && number <= step)).toBe(true);
        expect([undefined, step]).toContain(red);
      }
    }
    const named = () => [...mounted.study.getByRole('combobox', { name: 'Room' }).querySelectorAll('option')];
    await press(mounted, 'More settings');
    named().forEach((option, index) => expect(option.textContent).toMatch(`${index + 1} `));
  },
);

test('two fingers drag two rooms, each its own', async () => {
  const mounted = await openStudy(Study, '?pins=5@0,0+6@20,0');
  const plan = plans(mounted)[0]!;
  const point = (kind: string, number: number, pointerId: number, x: number, y: number) =>
    act(async () => {
      const target = plan.querySelector(`[data-room="${number}"] rect`)!;
      fireEvent(target, Object.assign(new MouseEvent(kind, { bubbles: true, clientX: x, clientY: y }), { pointerId }));
    });
  // A pixel is a metre, and y runs down.
  await point('pointerdown', 5, 1, 1, 29);
  await point('pointerdown', 6, 2, 21, 29);
  await point('pointermove', 5, 1, 1, 17);
  await point('pointermove', 6, 2, 33, 29);
  await point('pointerup', 5, 1, 1, 17);
  await point('pointermove', 6, 2, 36, 29);
  await pass();
  expect(new URLSearchParams(location.search).get('pins')?.split(' ').toSorted()).toEqual(['5@0,12', '6@34.8,0']);
});

test('every setting at its ends shows four plans, and Back brings those of before', async () => {
  const mounted = await openStudy(Study);
  const first = rows(mounted);
  for (const name of ['Plate width', 'Plate depth', 'Room area', 'Seed'])
    for (const end of ['min', 'max'] as const) {
      const track = mounted.study.getByRole<HTMLInputElement>('slider', { name });
      fireEvent.change(track, { target: { value: track[end] } });
      await pass();
      expect(plans(mounted)).toHaveLength(4);
      expect(rows(mounted)).toHaveLength(4);
    }
  expect(rows(mounted)).not.toEqual(first);
  await goBackTo('');
  await pass(2500);
  expect(rows(mounted)).toEqual(first);
});

test('each question sets the controls, and its answer has the figures of the table', async () => {
  const mounted = await openStudy(Study);
  const answer = () => mounted.container.querySelector('[data-asked]')?.textContent ?? '';
  const leftOut = () => rows(mounted).reduce((sum, row) => sum + Number.parseInt(row[3]!), 0);
  const usualLeft = leftOut();
  await press(mounted, 'What if the hall comes first?');
  expect(location.search).toBe('?order=largest');
  expect(answer()).toMatch(`leave ${leftOut()} rooms out; with the hall last they leave ${usualLeft}.`);
  await press(mounted, 'What if the hall comes first?');
  expect([location.search, answer()]).toEqual(['', '']);
  await press(mounted, 'What if no room may turn?');
  const best = rows(mounted).find(([, share]) => share!.includes('(best)'))!;
  expect(answer()).toMatch(`${best[0]} covers most, ${best[1]!.replace(' (best)', '')}.`);
});

test('the plan is saved with a caption that says what it shows and the address that shows it again', async () => {
  const mounted = await openStudy(Study, '?order=largest');
  await press(mounted, 'Save as SVG');
  const text = await savedWords();
  expect(text).toMatch(/covers most, [\d.]+ % of the plate/);
  expect(text).toMatch(/What if the hall comes first\?/);
  expect(text).toMatch(/http:\/\/localhost\/STUDY\?order=largest/);
});

test('a file that can’t be saved says so, and the next press saves it', () => failToSave(Study));

test('the page may be left while it computes', async () => {
  const { unmount } = await openStudy(Study);
  unmount();
  await pass(3000);
  expect(document.body.textContent).toBe('');
});

test('after random actions the address says what is shown, numbers agree, and Reset gives a new page', async () => {
  await walkStudy({
    Study,
    facts: rows,
    check: (mounted) => {
      for (const plan of plans(mounted)) {
        const [, placed] = /: (\d+) rooms on the plate/.exec(plan.getAttribute('aria-label')!)!;
        expect(plan.querySelectorAll('[data-room]')).toHaveLength(Number(placed));
      }
    },
    more: [
      ({ container }, random) => {
        const rooms = container.querySelectorAll('[data-room] rect, [data-side]');
        const target = rooms[random % rooms.length]!;
        const event = (kind: string, x: number, y: number) =>
          fireEvent(
            target,
            Object.assign(new MouseEvent(kind, { bubbles: true, clientX: x, clientY: y }), { pointerId: random % 3 }),
          );
        event('pointerdown', 10, 10);
        event('pointermove', random % 50, (random >> 6) % 30);
        if (random % 4) event('pointerup', 0, 0);
      },
    ],
  });
}, 900_000);
