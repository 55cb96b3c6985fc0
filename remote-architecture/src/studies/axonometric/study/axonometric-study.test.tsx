/** @jest-environment jsdom */
import { TextDecoder } from 'node:util';
import { fireEvent, screen, within } from '@testing-library/react';
import { LiveStudy } from '@portfolio/study/live-study';
import type { Massing } from '@portfolio/model/massing/massing';
import { failToSave } from '@portfolio/study/testing/failed-saves';
import { walkStudy } from '@portfolio/study/testing/random-walk';
import { openStudy, pass, savedWords, setUpStudyPage } from '@portfolio/study/testing/study-page';
import { TestShell } from '@portfolio/study/testing/shell';
import { picturesOf } from '../algorithm/pictures';
import { createStudy } from './axonometric-study';

jest.mock('../algorithm/pictures', () => {
  const real = jest.requireActual<{ picturesOf: typeof picturesOf }>('../algorithm/pictures');
  return { ...real, picturesOf: jest.fn(real.picturesOf) };
});

const massing: Massing = {
  version: 1,
  code: 'TWR',
  sun: { azimuth: 130, altitude: 38 },
  view: { azimuth: 215, altitude: 35 },
  figures: { storeys: 2, levels: [0, 3], floorArea: 20, footprint: 10, plot: 20, height: 6, cut: [0.5, 6] },
  bodies: [
    ['prism', 0, 0, 600, [0, 0, 1000, 0, 1000, 800, 0, 800], '1111'],
    ['prism', 1, -10, 0, [-500, -500, 1500, -500, 1500, 1300, -500, 1300], '1111'],
  ],
};

setUpStudyPage();
beforeAll(() => void Object.assign(globalThis, { TextDecoder }));

async function open(search = '') {
  return openStudy(await createStudy(massing, new AbortController().signal), search);
}
const drawing = () => screen.getByRole('application');
const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const numbers = () => ['Turn', 'Tilt', 'Cut'].map((name) => Number(slider(name).value));
type Point = { clientX: number; clientY: number; pointerId?: number };
/** jsdom knows pointers, and testing-library hands their place to none of them. */
const pointer = (element: Element, kind: string, { clientX, clientY, pointerId = 1 }: Point) =>
  fireEvent(
    element,
    Object.assign(new MouseEvent(kind, { bubbles: true, buttons: 1, clientX, clientY }), { pointerId }),
  );

test('a drag as far as the screen is wide turns the model round and round, in both directions', async () => {
  const { unmount } = await open('?turn=0');
  for (const [to, turn] of [
    [-2000, 280],
    [-1000, 320],
    [2000, 80],
  ] as const) {
    fireEvent.change(slider('Turn'), { target: { value: '0' } });
    pointer(drawing(), 'pointerdown', { clientX: 0, clientY: 0 });
    pointer(drawing(), 'pointermove', { clientX: to, clientY: 0 });
    pointer(drawing(), 'pointerup', { clientX: to, clientY: 0 });
    expect(numbers()[0]).toBe(turn);
  }
  fireEvent.change(slider('Turn'), { target: { value: '0' } });
  pointer(drawing(), 'pointerdown', { clientX: 0, clientY: 0 });
  pointer(drawing(), 'pointermove', { clientX: -2000, clientY: 0 });
  await pass(500);
  const address = location.search;
  unmount();
  await open(address);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(numbers()[0]).toBe(280);
});

test('a second finger neither turns the model nor moves the cut of the first', async () => {
  await open('?turn=100');
  const handle = slider('Height of the cut');
  pointer(drawing(), 'pointerdown', { clientX: 0, clientY: 0, pointerId: 1 });
  pointer(drawing(), 'pointerdown', { clientX: 500, clientY: 0, pointerId: 2 });
  pointer(drawing(), 'pointermove', { clientX: 50, clientY: 0, pointerId: 1 });
  expect(numbers()[0]).toBe(120);
  pointer(drawing(), 'pointermove', { clientX: 900, clientY: 0, pointerId: 2 });
  expect(numbers()[0]).toBe(120);
  pointer(handle, 'pointerdown', { clientX: 0, clientY: 0, pointerId: 3 });
  pointer(handle, 'pointermove', { clientX: 700, clientY: 100, pointerId: 3 });
  expect(numbers()[0]).toBe(120);
  const cut = numbers()[2]!;
  expect(cut).toBeLessThan(6);
  pointer(handle, 'pointermove', { clientX: 0, clientY: 300, pointerId: 1 });
  expect(numbers()[2]).toBe(cut);
});

test('the sentence, the table and the drawing say what is set', async () => {
  await open('?turn=180&tilt=90');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Plan' }).checked).toBe(true);
  expect(screen.getByText('Seen from the south, 90 degrees above the horizon; horizontal cut: none.')).toBeTruthy();
  fireEvent.click(within(screen.getByRole('radiogroup', { name: 'Storey' })).getByRole('radio', { name: '1' }));
  await pass(1000);
  expect(screen.getByText('Seen from the south, 90 degrees above the horizon; horizontal cut: 1.3 m.')).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Cut 1.3 m' })).toBeTruthy();
});

test.each(['turn=-20', 'turn=360', 'tilt=NaN', 'cut=1e9', 'turn=__proto__', 'tilt=', 'cut=Infinity'])(
  'an address of %s gets one sentence and a drawing',
  async (search) => {
    await open(`?${search}`);
    expect(screen.getByRole('alert').children).toHaveLength(1);
    expect(numbers()).toEqual([215, 35, 6]);
  },
);

test('leaving while a picture is drawn leaves nothing behind', async () => {
  const { unmount } = await open();
  fireEvent.change(slider('Turn'), { target: { value: '10' } });
  unmount();
  await pass(500);
  expect(document.body.textContent).toBe('');
});

test('the drawing is shared as a picture that says what it shows and the address that shows it again', async () => {
  await open('?turn=180&tilt=90');
  fireEvent.click(screen.getByRole('button', { name: 'Save as SVG' }));
  await pass(100);
  const text = await savedWords();
  expect(text).toContain('TWR. Seen from the south, 90 degrees above the horizon; horizontal cut: none.');
  expect(text.replaceAll('&amp;', '&')).toContain('http://localhost/STUDY?turn=180&tilt=90');
});

test('a drawing that can’t be saved says so, and the next press saves it', async () =>
  failToSave(await createStudy(massing, new AbortController().signal)));

test('where neither worker nor code can draw, the still stands again with Retry, which draws', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.mocked(picturesOf).mockImplementationOnce(() => {
    throw new Error('offline');
  });
  const report = jest.fn();
  const load = async (signal: AbortSignal) => ({ Study: await createStudy(massing, signal) });
  const { container } = await openStudy(() => (
    <TestShell report={report}>
      <LiveStudy load={load} still={<p>The still</p>} />
    </TestShell>
  ));
  expect(screen.getByText('The still')).toBeTruthy();
  expect(report).toHaveBeenCalledWith(new Error('offline'));
  fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Retry' }));
  await pass(2500);
  expect(screen.queryByText('The still')).toBeNull();
  expect(container.querySelectorAll('g[class~="side"] path').length).toBeGreaterThan(5);
});

test('a question sets the view, and its answer is measured on the model', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'How much of its plot does it cover?' }));
  await pass(1000);
  expect(numbers()).toEqual([180, 90, 6]);
  expect(
    screen.getByText('From above it covers 10 m² of 20 m², that is 50 %; the rest, 10 m², stays open.'),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'What is on the ground floor?' }));
  await pass(1000);
  expect(screen.getByText(/^Cut at 1.3 m, 1.3 m of its 6 m are left, and 1 of 2 storeys are taken off/)).toBeTruthy();
});

test('whatever a hand does, the address says what is shown, and Reset gives the drawing of a new page', async () => {
  await walkStudy({
    Study: await createStudy(massing, new AbortController().signal),
    facts: ({ study, container }) => ({
      summary: study.getByText(/^Seen from/).textContent,
      table: study.getByRole('table').textContent,
      drawn: [...container.querySelectorAll('g[class~="side"]:not([opacity]) path')].map((path) =>
        path.getAttribute('d'),
      ),
    }),
    check: () => {
      const [turn = -1, tilt = 0, cut = 0] = numbers();
      expect(turn >= 0 && turn < 360 && tilt >= 10 && tilt <= 90 && cut >= 0.5 && cut <= 6).toBe(true);
    },
    more: [
      (_, random) => {
        pointer(drawing(), 'pointerdown', { clientX: 0, clientY: 0 });
        pointer(drawing(), 'pointermove', { clientX: (random % 5000) - 2500, clientY: (random % 900) - 450 });
        pointer(drawing(), 'pointerup', { clientX: 0, clientY: 0 });
      },
    ],
  });
});
