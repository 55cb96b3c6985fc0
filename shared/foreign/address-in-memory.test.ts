import { addressInMemory } from './address-in-memory';

const page = 'https://studio.example/HAL';

test('what a page writes is read again, and whoever listens is told', () => {
  const address = addressInMemory(page);
  const listener = jest.fn();
  const end = address.subscribe(listener);
  address.replace({ search: '?a=1' });
  expect(address.read()).toEqual({ path: page, search: '?a=1', hash: '' });
  end();
  address.replace({ search: '' });
  expect(listener).toHaveBeenCalledTimes(1);
});

test('leaving goes back to what was there before; where nothing was, the address changes', () => {
  const address = addressInMemory(page);
  address.replace({ search: '?a=1' });
  address.push({ hash: '#picture-plan' });
  address.replace({ hash: '#picture-section' });
  expect(address.read()).toMatchObject({ search: '?a=1', hash: '#picture-section' });
  address.leave({ hash: '' });
  expect(address.read()).toMatchObject({ search: '?a=1', hash: '' });
  address.replace({ hash: '#picture-plan' });
  address.leave({ hash: '' });
  expect(address.read()).toMatchObject({ search: '?a=1', hash: '' });
});
