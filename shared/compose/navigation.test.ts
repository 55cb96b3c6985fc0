import type { Entry, GroupSummary } from '@portfolio/contract/page';
import type { Releases } from '@portfolio/contract/release';
import { inOrder } from '@portfolio/site/site-order';
import { navigationOf, liveGroups } from './navigation';

const entry = (path: string, group: string): Entry => ({
  path,
  area: 'research',
  group,
  label: path.slice(1),
  title: path,
  railTitle: path,
  summary: '',
});
const group = (name: string, ...paths: string[]): GroupSummary => ({
  group: name,
  title: name,
  short: name,
  form: 'grid',
  intro: '',
  count: paths.length,
  entries: paths.map((path) => entry(path, name)),
});

/** Live releases with these groups. */
function live(areas: Readonly<Record<string, readonly GroupSummary[]>>): Pick<Releases, 'areas'> {
  const entries = Object.entries(areas).map(([name, groups]) => [name, { summary: { title: name, groups } }]);
  return { areas: Object.fromEntries(entries) as Releases['areas'] };
}

test('groups stand in the order of the site; those that it does not name yet come last', () => {
  const releases = live({
    architecture: [group('houses', '/A')],
    research: [group('papers', '/B'), group('later', '/C'), group('studies', '/D')],
  });
  const order = { groups: ['studies', 'houses', 'papers'] };
  expect(navigationOf(releases, order).groups.map((each) => each.group)).toEqual([
    'studies',
    'houses',
    'papers',
    'later',
  ]);
});

test('a group without works, and so an area without projects, shows nowhere', () => {
  const releases = live({ architecture: [group('houses')], research: [group('papers', '/B')] });
  const order = { groups: ['houses', 'papers'] };
  expect(liveGroups(releases, order).map((each) => each.group)).toEqual(['papers']);
  expect(navigationOf(releases, order).groups.map(({ area, rows }) => [area, rows.length])).toEqual([['research', 1]]);
});

test('a site without any works has an empty sidebar', () => {
  expect(navigationOf(live({}), { groups: [] })).toEqual({ groups: [] });
});

test('the contact page is in the sidebar as long as its area is live', () => {
  const order = { groups: [], contact: { path: '/Kontakt', area: 'contact' as const } };
  expect(navigationOf(live({ contact: [] }), order).contact?.path).toBe('/Kontakt');
  expect(navigationOf(live({}), order)).not.toHaveProperty('contact');
});

test('works stand in the order of their groups and keep their own order within', () => {
  const works = [entry('/A', 'houses'), entry('/B', 'papers'), entry('/C', 'houses')];
  expect(works.sort(inOrder(['papers', 'houses'])).map(({ path }) => path)).toEqual(['/B', '/A', '/C']);
});
