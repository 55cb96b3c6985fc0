/** @jest-environment jsdom */
import { act, fireEvent } from '@testing-library/react';
import { failToSave } from '@portfolio/study/testing/failed-saves';
import { walkStudy } from '@portfolio/study/testing/random-walk';
import {
  goBackTo,
  mountStudy,
  openStudy,
  pass,
  savedFiles,
  setUpStudyPage,
  type MountedStudy,
} from '@portfolio/study/testing/study-page';
import { createStudy } from './subdivision-study';

setUpStudyPage();

const Study = createStudy({ title: 'The block of the page', block: '-74,-30 58,-39 80,4 46,36 -60,29' });

const drawing = ({ study }: MountedStudy) => study.getByRole('group', { name: /lots, \d+ without a street/ });
const rows = ({ study }: MountedStudy) => study.getAllByRole('row').map((row) => row.textContent);
const field = ({ study }: MountedStudy, name: string) => study.getByRole<HTMLInputElement>('spinbutton', { name });
const corner = ({ study }: MountedStudy, number: number) =>
  study.getByRole('button', { name: new RegExp(`^Corner ${number},`) });
const namesOf = ({ study }: MountedStudy) =>
  study.queryAllByRole('button', { name: /^Corner \d+,/ }).map((each) => each.getAttribute('aria-label')!);

async function press(mounted: MountedStudy, name: string | RegExp) {
  fireEvent.click(mounted.study.getByRole('button', { name }));
  await pass();
}

async function type(mounted: MountedStudy, name: string, value: number | string) {
  fireEvent.change(field(mounted, name), { target: { value: String(value) } });
  await pass();
}

/** In the drawing of the tests a pixel is a metre, and y runs down. */
const pointer = (kind: string, target: Element, pointerId: number, [x, y]: readonly [number, number]) =>
  act(async () => {
    const event = new MouseEvent(kind, { bubbles: true, clientX: x, clientY: -y, button: 0 });
    fireEvent(target, Object.assign(event, { pointerId }));
  });

test.each([
  ['', /^Oriented boxes, recursive: 20 lots/, undefined],
  ['?method=strips&depth=30', /^Offset strips: \d+ lots, 0 without/, undefined],
  ['?method=voronoi', /^Voronoi, relaxed: \d+ lots/, undefined],
  ['?method=circles', /^Oriented boxes/, /Method is one of boxes, strips, voronoi/],
  ['?largest=NaN&seed=1e9', /^Oriented boxes/, /Seed is a number/],
  ['?block=0,0+50,40+50,0+0,40', /9,057/, /crosses itself/],
  ['?block=elephant', /9,057/, /“elephant” is no corner/],
])('the address %s shows its plan', async (search, name, error) => {
  const mounted = await openStudy(Study, search);
  expect(drawing(mounted).getAttribute('aria-label')).toMatch(name);
  if (error) expect(mounted.study.getByRole('alert').textContent).toMatch(error);
  else expect(mounted.study.queryByRole('alert')).toBeNull();
});

test('Reset with a corner chosen that the block of the page does not have leaves another one chosen', async () => {
  const mounted = await openStudy(Study);
  await press(mounted, 'More settings');
  fireEvent.change(mounted.study.getByRole('combobox', { name: 'Begin with' }), {
    target: { value: 'corner' },
  });
  await pass();
  const corners = mounted.study.getByRole('combobox', { name: 'Corner' });
  fireEvent.change(corners, { target: { value: [...corners.querySelectorAll('option')].at(-1)!.value } });
  await press(mounted, 'Reset');
  expect(namesOf(mounted)).toHaveLength(5);
  expect(field(mounted, 'East').value).toBe('-74');
  await type(mounted, 'East', -70);
  expect(corner(mounted, 1).getAttribute('aria-label')).toMatch(/-70\.0 m east/);
});

test('a corner that is refused is not chosen, and nothing moves with the pointer that asked for it', async () => {
  const mounted = await openStudy(Study, '?block=0,0+60,0+60,40+0,3');
  await press(mounted, 'More settings');
  const before = namesOf(mounted);
  const side = mounted.study.getByRole('button', { name: 'Add a corner after corner 4' });
  fireEvent.keyDown(side, { key: 'Enter' });
  await pass();
  expect(mounted.study.getByRole('alert').textContent).toMatch(/less than 2 m apart.*The last good block stays\./);
  await pointer('pointerdown', side, 1, [0, 1]);
  await pointer('pointermove', side, 1, [-30, 20]);
  await pointer('pointerup', side, 1, [-30, 20]);
  expect(namesOf(mounted)).toEqual(before);
  await type(mounted, 'East', 5);
  expect(corner(mounted, 1).getAttribute('aria-label')).toMatch(/5\.0 m east/);
});

test('a corner of a triangle that is dragged through its base stays the corner that is dragged', async () => {
  const mounted = await openStudy(Study, '?block=-80,-34+84,-34+-40,52');
  const top = corner(mounted, 3);
  await pointer('pointerdown', top, 1, [-40, 52]);
  for (const y of [20, -20, -33, -60, -80]) await pointer('pointermove', top, 1, [-40, y]);
  await pointer('pointermove', top, 1, [-50, -90]);
  await pointer('pointerup', top, 1, [-50, -90]);
  await pass();
  expect(namesOf(mounted).map((name) => name.split('. ')[0])).toEqual([
    'Corner 1, -80.0 m east, -34.0 m north',
    'Corner 2, 84.0 m east, -34.0 m north',
    'Corner 3, -50.0 m east, -90.0 m north',
  ]);
  expect(location.search).toContain('-50%2C-90');
});

test('two fingers drag two corners, each its own', async () => {
  const mounted = await openStudy(Study);
  const [first, third] = [corner(mounted, 1), corner(mounted, 3)];
  await pointer('pointerdown', first, 1, [-74, -30]);
  await pointer('pointerdown', third, 2, [80, 4]);
  await pointer('pointermove', first, 1, [-80, -36]);
  await pointer('pointermove', third, 2, [90, 8]);
  await pointer('pointerup', first, 1, [-80, -36]);
  await pointer('pointermove', third, 2, [92, 10]);
  await pointer('pointerup', third, 2, [92, 10]);
  await pass();
  expect(namesOf(mounted)[0]).toMatch(/-80\.0 m east, -36\.0 m north/);
  expect(namesOf(mounted)[2]).toMatch(/92\.0 m east, 10\.0 m north/);
});

test('corners are added and removed by keys, not more than twelve and not less than three', async () => {
  const mounted = await openStudy(Study);
  await press(mounted, 'More settings');
  for (let count = 5; count < 12; count++) await press(mounted, 'Add a corner');
  expect(namesOf(mounted)).toHaveLength(12);
  expect(mounted.study.queryByRole('button', { name: /^Add a corner/ })).toBeNull();
  for (let count = 12; count > 3; count--) {
    fireEvent.keyDown(corner(mounted, 1), { key: 'Delete' });
    await pass(600);
  }
  const left = namesOf(mounted).length;
  expect(left).toBeGreaterThanOrEqual(3);
  expect(mounted.study.queryByRole('alert') !== null || left === 3).toBe(true);
});

test('Back brings the block and its corners of before', async () => {
  const mounted = await openStudy(Study);
  await press(mounted, 'More settings');
  await type(mounted, 'East', -60);
  const [moved, shown] = [location.search, rows(mounted)];
  await press(mounted, 'Reset');
  await goBackTo(moved);
  await pass();
  expect(field(mounted, 'East').value).toBe('-60');
  expect(rows(mounted)).toEqual(shown);
});

test('the figures of all methods are missing until those of the block that is shown are computed', async () => {
  const mounted = await openStudy(Study);
  await press(mounted, 'More settings');
  const { container } = mounted;
  const lotsShown = () =>
    /: (\d+) lots/.exec(container.querySelector('svg[role="group"]')!.getAttribute('aria-label')!)![1]!;
  const before = lotsShown();
  fireEvent.change(mounted.study.getByRole('textbox', { name: 'Corners' }), {
    target: { value: '-95,-62 88,-70 96,12 70,66 -84,60' },
  });
  const seen = new Set<string>();
  for (let i = 0; i < 40; i++) {
    await act(async () => void (await jest.advanceTimersByTimeAsync(2)));
    const boxes = container.querySelector('tbody tr')!.textContent;
    seen.add(boxes.includes('…') ? 'missing' : 'there');
    if (!boxes.includes('…')) expect(boxes).toMatch(new RegExp(`^Boxes${lotsShown()}`));
  }
  expect(lotsShown()).not.toBe(before);
  expect([...seen]).toEqual(['missing', 'there']);
});

test('lots without a street and narrow ones are hatched in the file that is saved, and it says what it shows', async () => {
  const mounted = await openStudy(Study, '?method=voronoi&frontage=30');
  await press(mounted, 'Save as SVG');
  const [svg = ''] = await savedFiles();
  const legend = drawing(mounted).querySelectorAll('[data-access="none"], [data-access="narrow"]');
  expect(legend.length).toBeGreaterThan(3);
  expect(svg.match(/fill="url\(#(none|narrow)\)"/g)).toHaveLength(legend.length);
  expect(svg).toMatch(/<pattern id="none"[^>]*>.*<\/pattern>/);
  expect(svg.replace(/<[^>]+>/g, ' ')).toMatch(/Voronoi, relaxed: \d+ lots/);
  expect(svg).toContain('frontage=30');
});

test('a file that can’t be saved says so, and the next press saves it', () => failToSave(Study));

test('each question sets the controls, and its answer has the numbers of the table', async () => {
  const mounted = await openStudy(Study);
  const answer = () => mounted.container.querySelector('[data-asked]')?.textContent ?? '';
  await press(mounted, /nobody without a street/);
  await pass(2500);
  expect(location.search).toBe('?method=strips');
  const lots = (name: string) => rows(mounted).find((row) => row.startsWith(name))!;
  const [, strips, lost] = /strips (\d+) of (\d+)/.exec(answer())!;
  expect(lots('Strips')).toMatch(new RegExp(`^Strips${lost}${strips}`));
  await press(mounted, /shallow lots/);
  await pass(2500);
  expect(answer()).toMatch(/Strips of 14 m leave [\d,]+\sm² common inside, \d+ % of the block/);
  expect(mounted.study.getByText(/common inside\.$/).textContent).toContain(/leave ([\d,]+)/.exec(answer())![1]!);
  await press(mounted, /no cut turns/);
  await pass(2500);
  expect(answer()).toMatch(/^\d+ of \d+ lots lose their street\. With a street access of 0\.90 it is 1 of 20\.$/);
  await press(mounted, /no cut turns/);
  expect(answer()).toBe('');
});

test('the page may be left while it computes', async () => {
  const { unmount } = await mountStudy(Study);
  unmount();
  await pass(3000);
  expect(document.body.textContent).toBe('');
});

test('after random actions the address says what is shown, numbers agree, and Reset gives a new page', async () => {
  await walkStudy({
    Study,
    // The other rows are those of the step that is shown.
    facts: (mounted) => ({
      rows: [...mounted.container.querySelectorAll('tbody tr')].slice(0, 3).map((row) => row.textContent),
      corners: namesOf(mounted),
    }),
    check: ({ container }) => {
      const plan = container.querySelector('svg[role="group"]')!;
      const [, lots, without] = /: (\d+) lots, (\d+) without a street/.exec(plan.getAttribute('aria-label')!)!;
      expect(plan.querySelectorAll('g[data-access]')).toHaveLength(Number(lots));
      expect(plan.querySelectorAll('g[data-access="none"]')).toHaveLength(Number(without));
      expect(container.querySelectorAll('details tbody tr')).toHaveLength(Number(lots));
    },
    more: [
      ({ container }, random) => {
        const handles = container.querySelectorAll('[data-corner], [data-side]');
        const handle = handles[random % handles.length]!;
        const at = [(random % 240) - 120, ((random >> 8) % 200) - 100] as const;
        const event = (kind: string) =>
          fireEvent(
            handle,
            Object.assign(new MouseEvent(kind, { bubbles: true, clientX: at[0], clientY: at[1] }), {
              pointerId: random % 3,
            }),
          );
        event('pointerdown');
        event('pointermove');
        if (random % 4) event('pointerup');
      },
    ],
  });
}, 900_000);
