/** @jest-environment jsdom */
import { isToolbarAsked, toolbarKey } from './toolbar-asked';
import { keepTab, readTab } from './tab-state';

const release = '0123456789abcdef0123';
const at = (address: string) => history.replaceState(null, '', address);

beforeEach(() => {
  sessionStorage.clear();
  at('/HAL');
});

test('a tab that was asked for nothing keeps nothing', () => {
  expect(isToolbarAsked()).toBe(false);
  readTab();
  expect(sessionStorage).toHaveLength(0);
});

test('the toolbar is kept for the tab until the address ends it, and the releases with it', () => {
  at('/HAL?boundaries');
  expect(isToolbarAsked()).toBe(true);
  keepTab({ ...readTab(), releases: { research: release } });
  at('/KEY');
  expect(isToolbarAsked()).toBe(true);
  expect(readTab()).toEqual({ isShown: true, development: '', releases: { research: release } });
  at('/KEY?boundaries=off');
  expect(readTab()).toEqual({ isShown: false, development: '', releases: {} });
  at('/KEY');
  expect(isToolbarAsked()).toBe(false);
});

test('a development server is kept for the tab until the address ends it', () => {
  at('/HAL?area=research@4203');
  readTab();
  at('/KEY');
  expect(isToolbarAsked()).toBe(true);
  expect(readTab()).toEqual({ isShown: false, development: 'research@4203', releases: {} });
  at('/KEY?area=');
  readTab();
  expect(sessionStorage).toHaveLength(0);
});

test('parameters with other names ask for nothing', () => {
  at('/HAL?areas=1&noboundaries');
  expect(isToolbarAsked()).toBe(false);
});

test('no address and no spoilt storage chooses a release', () => {
  at(`/HAL?boundaries&releases={"research":"${release}"}&research=${release}`);
  expect(readTab().releases).toEqual({});
  for (const stored of ['{', 'null', '{"releases":{"research":"../../x","reserch":"0123456789abcdef0123"}}']) {
    sessionStorage.setItem(toolbarKey, stored);
    expect(readTab()).toEqual({ isShown: true, development: '', releases: {} });
  }
});
