import type { Place } from '../place';

/** For tests: a place of which only its name is known. */
export const place = (id: string, more: Partial<Place> = {}): Place => ({
  id,
  name: id,
  architects: [],
  latitude: 40 + id.charCodeAt(0) / 100,
  longitude: 10,
  spot: [0, 0],
  ...more,
});
export const eras = { old: { label: 'Old', first: 0, last: 1899 }, now: { label: 'Now', first: 1900, last: 9999 } };
/** Three places, of which each lacks something. */
export const places = [
  place('a', { architects: ['Ito', 'Berg'], year: 1850, region: 'North' }),
  place('b', { architects: ['Berg'], year: 1950, region: 'South' }),
  place('c', { year: 1800 }),
];
