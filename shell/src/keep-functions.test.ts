/** @jest-environment jsdom */
import { keepFunctions } from './keep-functions';

test('an area that replaces fetch or a method of history gets an error of its own, and they stay', () => {
  const fetching = () => Promise.reject(new Error('not asked for'));
  Object.assign(window, { fetch: fetching });
  const { pushState, replaceState } = history;
  keepFunctions();
  const attempts = [
    () => Object.assign(window, { fetch: () => undefined }),
    () => Object.defineProperty(window, 'fetch', { value: () => undefined }),
    () => Object.assign(history, { pushState: () => undefined }),
    () => Object.assign(History.prototype, { replaceState: () => undefined }),
  ];
  for (const attempt of attempts) expect(attempt).toThrow(TypeError);
  expect([window.fetch, history.pushState, history.replaceState]).toEqual([fetching, pushState, replaceState]);
});

test('history and scroll restoration can be used as before', () => {
  history.pushState({ key: 'a' }, '', '/there');
  expect([location.pathname, history.state]).toEqual(['/there', { key: 'a' }]);
});
