import { probablyMeant } from './probably-meant';

const pages = [
  { path: '/GDL', label: 'GDL' },
  { path: '/GLM', label: 'GLM' },
  { path: '/KCT', label: 'LCT' },
  { path: '/Pianissimo', label: 'PNS' },
  { path: '/Contact', label: 'Contact' },
];
const meant = (typed: string) => probablyMeant(typed, pages)?.path;

test('other capitals, a slash or an ending too much, and the label lead to the page', () => {
  expect(meant('/gdl')).toBe('/GDL');
  expect(meant('/CONTACT/')).toBe('/Contact');
  expect(meant('/GDL.html')).toBe('/GDL');
  expect(meant('/LCT')).toBe('/KCT');
});

test('a slip in a long name is forgiven, in a code it could mean any page', () => {
  expect(meant('/Pianisimo')).toBe('/Pianissimo');
  expect(meant('/contcat')).toBeUndefined();
  expect(meant('/contat')).toBe('/Contact');
  expect(meant('/GDM')).toBeUndefined();
  expect(meant('')).toBeUndefined();
});
