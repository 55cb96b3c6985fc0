/** @jest-environment jsdom */
import { keepScroll, restoreScroll } from './restore-scroll';

const scrollTo = jest.fn();

beforeAll(() => {
  window.scrollTo = scrollTo;
  keepScroll();
});
beforeEach(() => {
  scrollTo.mockClear();
  sessionStorage.clear();
});

function stand(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
}

function leaveAt(top: number, state: object): void {
  history.replaceState(state, '');
  stand(top);
  dispatchEvent(new Event('pagehide'));
  stand(0);
}

test('an entry whose document is loaded again stands where it was left', () => {
  leaveAt(700, { key: 'page' });
  restoreScroll();
  expect(scrollTo.mock.calls).toEqual([[{ top: 700, behavior: 'instant' }]]);
});

test('a new entry begins at its top', () => {
  leaveAt(700, { key: 'before' });
  history.replaceState({ key: 'new' }, '');
  restoreScroll();
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
});

test('where the browser or the visitor has scrolled already, nothing moves', () => {
  leaveAt(700, { key: 'page' });
  stand(300);
  restoreScroll();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('without storage nothing fails', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  leaveAt(700, { key: 'page' });
  expect(restoreScroll).not.toThrow();
});
