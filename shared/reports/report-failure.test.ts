/** @jest-environment jsdom */
import { logShownPage } from './page-log';
import { ownerOf, reportError, reportFailure, reportUncaught } from './report-failure';

Object.assign(globalThis, { VITALS_URL: '/vitals', DEVELOPMENT: false });
const sendBeacon = jest.fn((_: string, body: string) => body !== '');
Object.assign(navigator, { sendBeacon });
const reports = () => sendBeacon.mock.calls.map(([, body]) => JSON.parse(body) as Record<string, unknown>);

beforeEach(() => {
  sendBeacon.mockClear();
  jest.spyOn(console, 'error').mockReturnValue();
});

test('a stack or an address names the area and the release whose code it is', () => {
  expect(ownerOf('Error: x\n at y (https://a.b/_areas/research/0f3c/browser/area.1.js:2:11)')).toEqual({
    area: 'research',
    areaRelease: '0f3c',
  });
  expect(ownerOf('at z (https://a.b/_shell/81d2/browser/hydrate.js:1:1)')).toEqual({});
});

test('an error that a study reports is sent with page, area, release and stack, and once', () => {
  logShownPage('/KEY', 'research');
  const error = new Error('no corners');
  error.stack = 'Error: no corners\n at https://a.b/_areas/research/0f3c/browser/study.js:1:2';
  reportError(error);
  reportError(error);
  expect(reports()).toEqual([
    expect.objectContaining({
      name: 'error',
      error: 'Error: no corners',
      stack: error.stack,
      path: '/KEY',
      area: 'research',
      areaRelease: '0f3c',
    }),
  ]);
});

test('what a page of one area throws in the code of another is that one’s', () => {
  const error = new Error('replaced');
  error.stack = 'Error: replaced\n at https://a.b/_areas/research/0f3c/browser/area.js:1:2';
  reportFailure('contact', "can't show the page /Contact", error, 'error');
  reportFailure('contact', "can't show the page /Contact", new Error('nobody’s'));
  expect(reports()).toEqual([
    expect.objectContaining({ name: 'error', area: 'research', areaRelease: '0f3c' }),
    expect.objectContaining({ name: 'load-failure', area: 'contact' }),
  ]);
});

test('so is what nothing caught, and a file of the site that did not load', () => {
  reportUncaught();
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('lost') }));
  dispatchEvent(new ErrorEvent('error', { error: new Error('thrown') }));
  const script = document.createElement('script');
  script.src = `${location.origin}/_areas/research/0f3c/browser/study.js`;
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
  expect(reports().map(({ name, error, area }) => [name, error, area])).toEqual([
    ['unhandled-rejection', 'Error: lost', 'research'],
    ['uncaught-error', 'Error: thrown', 'research'],
    ['load-failure', script.src, 'research'],
  ]);
});
