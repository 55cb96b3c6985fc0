import { pageAt, logShownPage } from './page-log';

test('a measurement belongs to the page that was shown at its time', () => {
  const now = jest.spyOn(performance, 'now');
  now.mockReturnValue(800);
  logShownPage('/', undefined);
  now.mockReturnValue(5000);
  logShownPage('/HAL', 'architecture');
  expect(pageAt(0).path).toBe('/');
  expect(pageAt(4999)).toEqual({ path: '/' });
  expect(pageAt(5000)).toMatchObject({ path: '/HAL', area: 'architecture' });
});
