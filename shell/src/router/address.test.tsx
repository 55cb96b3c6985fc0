/** @jest-environment jsdom */
import '@portfolio/testing/router-globals';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider, ScrollRestoration } from 'react-router-dom';
import { createAddress } from './address';
import { scrollKey } from './scroll-key';

const untilSettled = () => new Promise((resolve) => setTimeout(resolve, 0));

function open() {
  const loader = jest.fn(async () => null);
  const router = createMemoryRouter([{ path: '*', loader, element: null }], {
    initialEntries: ['/KEY', '/HAL?speed=2'],
    hydrationData: { loaderData: { '0': null } },
  });
  return { router, loader, address: createAddress(() => router) };
}

test('a picture opens in an entry of its own that keeps the place of its page, and closing leaves it', async () => {
  const { router, loader, address } = open();
  const place = scrollKey(router.state.location);
  address.push({ hash: '#picture-plan' });
  await untilSettled();
  expect(address.read()).toEqual({ path: '/HAL', search: '?speed=2', hash: '#picture-plan' });
  expect([router.state.historyAction, scrollKey(router.state.location)]).toEqual(['PUSH', place]);
  address.replace({ hash: '#picture-section' });
  await untilSettled();
  expect(loader).not.toHaveBeenCalled();
  address.leave({ hash: '' });
  // Twice before the browser has gone back.
  address.leave({ hash: '' });
  await untilSettled();
  expect(address.read()).toEqual({ path: '/HAL', search: '?speed=2', hash: '' });
});

test('a picture that the address itself brought is closed in the same entry', async () => {
  const { router, address } = open();
  await router.navigate('/HAL#picture-plan');
  address.leave({ hash: '' });
  await untilSettled();
  expect([address.read().hash, router.state.historyAction]).toEqual(['', 'REPLACE']);
});

test('what is written while the next page loads is lost, and the page comes', async () => {
  const { router, loader, address } = open();
  let come = (_: null) => {};
  loader.mockImplementationOnce(() => new Promise((resolve) => (come = resolve)));
  const going = router.navigate('/OAK');
  address.replace({ search: '?speed=3' });
  come(null);
  await going;
  expect(address.read()).toEqual({ path: '/OAK', search: '', hash: '' });
});

test('a picture that was closed and is back with Forward is closed again', async () => {
  const { router, address } = open();
  address.push({ hash: '#picture-plan' });
  await untilSettled();
  for (let times = 0; times < 2; times++) {
    address.leave({ hash: '' });
    await untilSettled();
    expect(address.read().hash).toBe('');
    await router.navigate(1);
    expect(address.read().hash).toBe('#picture-plan');
  }
});

test('a picture that can not be shown does not lead back from the page that was clicked meanwhile', async () => {
  const { router, loader, address } = open();
  address.push({ hash: '#picture-plan' });
  await untilSettled();
  let come = (_: null) => {};
  loader.mockImplementationOnce(() => new Promise((resolve) => (come = resolve)));
  const going = router.navigate('/OAK');
  address.leave({ hash: '' }, { isLost: true });
  come(null);
  await going;
  await untilSettled();
  expect(address.read()).toEqual({ path: '/OAK', search: '', hash: '' });
});

test('whoever reads the address is told of a change', async () => {
  const { address } = open();
  const onChange = jest.fn();
  const end = address.subscribe(onChange);
  address.replace({ search: '?speed=3' });
  await untilSettled();
  expect(onChange).toHaveBeenCalled();
  onChange.mockClear();
  end();
  address.replace({ search: '?speed=4' });
  await untilSettled();
  expect(onChange).not.toHaveBeenCalled();
});

test('whoever scrolls when an address has just been written stays there', async () => {
  const scrollTo = jest.fn((_: number, top: number) => (window.scrollY = top));
  window.scrollTo = scrollTo as never;
  const element = <ScrollRestoration getKey={scrollKey} />;
  const router = createMemoryRouter([{ path: '*', loader: async () => null, element }], {
    hydrationData: { loaderData: { '0': null } },
  });
  const address = createAddress(() => router);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<RouterProvider router={router} />);
  await untilSettled();
  window.scrollY = 2300;
  address.replace({ search: '?speed=3' });
  // The router has no more to wait for; the page has not been rendered by a scheduler yet.
  for (let step = 0; step < 10; step++) await Promise.resolve();
  window.scrollY = 0;
  await untilSettled();
  await untilSettled();
  expect([address.read().search, window.scrollY]).toEqual(['?speed=3', 0]);
  root.unmount();
});
