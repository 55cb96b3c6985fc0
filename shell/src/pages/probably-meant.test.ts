import { probablyMeant } from './probably-meant';

const pages = [
  { path: '/HAL', label: 'HAL' },
  { path: '/HUT', label: 'HUT' },
  { path: '/KEY', label: 'LEY' },
  { path: '/Pianoforte', label: 'PNF' },
  { path: '/Contact', label: 'Contact' },
];
const meant = (typed: string) => probablyMeant(typed, pages)?.path;

test('other capitals, a slash or an ending too much, and the label lead to the page', () => {
  expect(meant('/hal')).toBe('/HAL');
  expect(meant('/CONTACT/')).toBe('/Contact');
  expect(meant('/HAL.html')).toBe('/HAL');
  expect(meant('/LEY')).toBe('/KEY');
});

test('a slip in a long name is forgiven, in a code it could mean any page', () => {
  expect(meant('/Pianofote')).toBe('/Pianoforte');
  expect(meant('/contcat')).toBeUndefined();
  expect(meant('/contat')).toBe('/Contact');
  expect(meant('/GDM')).toBeUndefined();
  expect(meant('')).toBeUndefined();
});
