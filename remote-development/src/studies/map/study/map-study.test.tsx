/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { walkStudy } from '@portfolio/study/testing/random-walk';
import { openStudy, pass, savedWords, setUpStudyPage } from '@portfolio/study/testing/study-page';
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
    /[\d,]+ km/.exec(within(screen.getByRole('row', { name })).getAllByRole('cell').at(-1)!.textContent!)![0];
  expect(screen.getByText(new RegExp(`^${way(/^Architects/)}, 1.4 times the ${way(/^Coordinates/)} of`))).toBeTruthy();
  expect(query()).toEqual({ by: 'architects' });
});

test('the map is shared as a picture that says what it shows and the address that shows it again', async () => {
  await open('?region=South');
  fireEvent.click(screen.getByRole('button', { name: 'Save as SVG' }));
  await pass(100);
  const text = await savedWords();
  expect(text).toContain('2 of 4 houses are shown.');
  expect(text).toContain('http://localhost/STUDY?region=South');
});

test('whatever a hand does, the address says what is shown, and Reset gives the map of a new page', async () => {
  await walkStudy({
    Study: createStudy(data),
    facts: ({ study, container }) => ({
      said: /^.*?shown\./.exec(study.getByText(/houses are shown/).textContent!)?.[0],
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
