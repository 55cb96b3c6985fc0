/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { walkStudy } from '@portfolio/study/testing/random-walk';
import { failToSave } from '@portfolio/study/testing/failed-saves';
import { TestShell } from '@portfolio/study/testing/shell';
import { openStudy, pass, savedWords, setUpStudyPage } from '@portfolio/study/testing/study-page';
import { translateTexts } from '@portfolio/study/testing/translate-texts';
import type { MapData } from '../drawing/map-data';
import { createStudy } from './map-study';
import type { Place } from '../algorithm/place';

const place = (id: string, latitude: number, more: Partial<Place> = {}): Place => ({
  id,
  name: `House ${id}`,
  architects: [],
  latitude,
  longitude: 127,
  spot: [400, (45 - latitude) * 40],
  ...more,
});
const data: MapData = {
  title: 'Houses of a country',
  things: { one: 'house', many: 'houses' },
  outline: 'M0 0H800V760H0Z',
  dots: [],
  labels: [],
  eras: { old: { label: 'Old', first: 0, last: 1899 }, now: { label: 'Now', first: 1900, last: 9999 } },
  places: [
    place('a', 37.5, { architects: ['Ito', 'Berg'], year: 1950, region: 'North' }),
    place('b', 36, { architects: ['Berg'], year: 1850, region: 'South' }),
    place('c', 35, { architects: ['Ito'], year: 1990, region: 'South' }),
    place('d', 34),
  ],
  file: 'houses',
};

setUpStudyPage();

const open = (search = '') => openStudy(createStudy(data), search);
const list = () => screen.getByRole('group', { name: 'Houses' });
const rows = () => within(list()).getAllByRole('button');
const stops = () => rows().filter(({ tabIndex }) => tabIndex === 0);
const rowOf = (heading: string, name: RegExp) =>
  within(within(list()).getByRole('region', { name: heading })).getByRole('button', { name });
const query = () => Object.fromEntries(new URLSearchParams(location.search));

test('the list is one stop of the Tab key, also where a house of two architects stands in it twice', async () => {
  await open('?by=architects&at=a');
  expect(within(list()).getAllByRole('button', { name: /^House a/ })).toHaveLength(2);
  expect(stops()).toHaveLength(1);
  fireEvent.click(rowOf('Ito', /^House a/));
  expect(stops()).toEqual([rowOf('Ito', /^House a/)]);
  fireEvent.click(screen.getByRole('radio', { name: 'Regions' }));
  expect(stops()).toEqual([rowOf('North', /^House a/)]);
});

test('arrows, Home and End go through the rows', async () => {
  await open();
  act(() => stops()[0]!.focus());
  for (const [key, name] of [
    ['End', /^House d/],
    ['ArrowUp', /^House c/],
    ['Home', /^House a/],
    ['ArrowUp', /^House a/],
  ] as const) {
    fireEvent.keyDown(document.activeElement!, { key });
    expect(document.activeElement!.textContent).toMatch(name);
  }
});

test('a trip goes on from place to place only after Play, and the address says where it is', async () => {
  await open();
  await pass(3000);
  expect(query()).toEqual({});
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  await pass(1500);
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  await pass(1000);
  expect(query()).toEqual({ at: 'a' });
  expect(screen.getByText('4 of 4 houses are shown. House a.')).toBeTruthy();
});

test('filters that leave nothing say so and offer all again', async () => {
  await open('?region=North&architect=Ito&era=old');
  fireEvent.click(screen.getByRole('button', { name: 'Show all houses' }));
  await pass(1000);
  expect(rows()).toHaveLength(4);
  expect(query()).toEqual({});
});

test.each(['at=zz', 'by=colour', 'region=__proto__', 'era=toString'])(
  'an address of %s gets one sentence and the whole map',
  async (search) => {
    await open(`?${search}`);
    expect(screen.getByRole('alert').children).toHaveLength(1);
    expect(rows()).toHaveLength(4);
  },
);

test('a question sets the order, and its answer has the kilometres of the table', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'How far is it from architect to architect?' }));
  await pass(1000);
  const way = (name: RegExp) =>
    /[\d,]+ km/.exec(within(screen.getByRole('row', { name })).getAllByRole('cell').at(-1)!.textContent)![0];
  expect(screen.getByText(new RegExp(`^${way(/^Architects/)}, 1.4 times the ${way(/^Coordinates/)} of`))).toBeTruthy();
  expect(query()).toEqual({ by: 'architects' });
});

const about = (id: string) => ({
  see: `${id} is seen.`,
  made: `${id} was built.`,
  know: `${id} has a door.`,
  from: { sample: id !== 'c', photos: 1200, rating: 4.5, reviews: 80, topics: { door: 20, roof: 10 } },
});
const recorded: MapData = { ...data, language: 'ko', records: '/media/records.json' };
recorded.places = data.places.map((each) => (each.id === 'a' ? { ...each, localName: '집' } : each));
const records = Object.fromEntries(data.places.map(({ id }) => [id, about(id)]));
const card = () => screen.getByRole('region', { name: /^House .$/ });

describe('a record', () => {
  const answer = jest.fn<Promise<unknown>, [string]>();
  beforeEach(() => {
    answer.mockReset().mockResolvedValue({ ok: true, json: () => Promise.resolve(records) });
    AbortSignal.timeout = () => new AbortController().signal;
    AbortSignal.any = ([first]) => first as AbortSignal;
    globalThis.fetch = answer as unknown as typeof fetch;
  });

  test('is fetched when the first place is chosen, and once', async () => {
    await openStudy(createStudy(recorded));
    expect(answer).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    fireEvent.click(rows()[0]!);
    await pass(500);
    fireEvent.click(rows()[2]!);
    await pass(500);
    expect(answer.mock.calls.map(([url]) => url)).toEqual(['/media/records.json']);
  });

  test('has the name in two languages, three sentences, and what they were made from with its mark', async () => {
    await openStudy(createStudy(recorded), '?at=a');
    expect(within(card()).getByRole('heading', { name: 'House a 집' })).toBeTruthy();
    expect(within(card()).getByText('집').lang).toBe('ko');
    const sentences = ['a is seen.', 'a was built.', 'a has a door.'];
    expect(sentences.map((each) => within(card()).getByText(each).tagName)).toEqual(['P', 'P', 'P']);
    expect(within(card()).getByRole('heading', { name: 'Made from Sample data' })).toBeTruthy();
    expect(within(card()).getByText('1,200')).toBeTruthy();
    expect(within(card()).getByText('4.5 of 5')).toBeTruthy();
    expect(within(card()).getByText('door · 20')).toBeTruthy();
    fireEvent.click(rows()[2]!);
    await pass(500);
    expect(within(card()).getByText('c is seen.')).toBeTruthy();
    expect(within(card()).queryByText('Sample data')).toBeNull();
  });

  test('has the name of the place that was chosen last, also in a page that the browser has translated', async () => {
    await openStudy(createStudy(recorded), '?at=a');
    translateTexts(card());
    fireEvent.click(rows()[1]!);
    await pass(500);
    expect(within(card()).getByRole('heading', { name: 'House b' })).toBeTruthy();
  });

  test('leads to the nearest places, also to those that the filters leave out', async () => {
    await openStudy(createStudy(recorded), '?region=North&at=a');
    const near = within(card())
      .getAllByRole('listitem')
      .slice(0, 3)
      .map((item) => item.textContent);
    expect(near).toEqual(['House b 167 km, south', 'House c 278 km, south', 'House d 389 km, south']);
    fireEvent.click(within(card()).getByRole('button', { name: /^House b/ }));
    await pass(1000);
    expect(query()).toEqual({ at: 'b' });
    expect(card().contains(document.activeElement)).toBe(true);
    expect(within(card()).getByText('b is seen.')).toBeTruthy();
    expect(rows()).toHaveLength(4);
  });

  test('is closed by its button, and the focus goes to the row of its place', async () => {
    await openStudy(createStudy(recorded), '?at=b');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await pass(1000);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(document.activeElement!.textContent).toMatch(/^House b/);
    expect(query()).toEqual({});
  });

  test('that is closed or left for another during a trip ends it', async () => {
    await openStudy(createStudy(recorded));
    for (const name of ['Close', /^House d/]) {
      fireEvent.click(screen.getByRole('button', { name: 'Play' }));
      await pass(1500);
      fireEvent.click(within(card()).getByRole('button', { name }));
      await pass(3000);
      expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
    }
    expect(query()).toEqual({ at: 'd' });
  });

  test('that can’t be loaded is one sentence with Retry, and the list goes on', async () => {
    answer.mockReset().mockRejectedValueOnce(new Error('offline'));
    answer.mockResolvedValue({ ok: true, json: () => Promise.resolve(records) });
    const report = jest.fn();
    const Study = createStudy(recorded);
    history.replaceState(null, '', '/STUDY?at=b');
    render(
      <TestShell report={report}>
        <Study />
      </TestShell>,
    );
    await pass(2500);
    expect(screen.getByRole('alert').textContent).toBe('The record of this house could not be loaded. Retry');
    expect(report).toHaveBeenCalledTimes(1);
    expect(rows()).toHaveLength(4);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await pass(1000);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(within(card()).getByText('b is seen.')).toBeTruthy();
  });
});

test('the map is shared as a picture that says what it shows and the address that shows it again', async () => {
  await open('?region=South');
  fireEvent.click(screen.getByRole('button', { name: 'Save as SVG' }));
  await pass(100);
  const text = await savedWords();
  expect(text).toContain('2 of 4 houses are shown.');
  expect(text).toContain('http://localhost/STUDY?region=South');
});

test('a file that can’t be saved says so, and the next press saves it', () => failToSave(createStudy(data)));

test('whatever a hand does, the address says what is shown, and Reset gives the map of a new page', async () => {
  await walkStudy({
    Study: createStudy(data),
    facts: ({ study, container }) => ({
      summary: /^.*?shown\./.exec(study.getByText(/houses are shown/).textContent)?.[0],
      table: study.getByRole('table').textContent,
      rows: [...container.querySelectorAll('ol button')].map((row) => row.textContent),
    }),
    check: ({ container }) => {
      const shown = [...container.querySelectorAll<HTMLElement>('ol button')];
      const points = container.querySelectorAll('svg[viewBox="0 0 800 760"] g[cursor]');
      expect(points).toHaveLength(new Set(shown.map(({ textContent }) => textContent)).size);
      expect(shown.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(Math.min(1, shown.length));
      const stop = container.querySelector<HTMLInputElement>('input[aria-label="Stop"]')!.value;
      expect(shown.some(({ ariaPressed }) => ariaPressed === 'true')).toBe(stop !== '0');
    },
  });
});
