/** @jest-environment jsdom */
import { useEffect } from 'react';
import { act, render, screen } from '@testing-library/react';
import { SiteIndex } from './site-index';
import { useSiteIndex } from './site-index-context';

jest.mock('./stored-index', () => ({ StoredIndex: () => <p>the store</p> }));

function PageWithIndex() {
  const { fill } = useSiteIndex();
  useEffect(() => fill([]), [fill]);
  return null;
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('the index that a page has is stored when its first view is over', async () => {
  render(
    <SiteIndex>
      <PageWithIndex />
    </SiteIndex>,
  );
  await pass(1900);
  expect(screen.queryByText('the store')).toBeNull();
  await pass(200);
  expect(screen.getByText('the store')).toBeTruthy();
});

test('what was saved is restored at once', async () => {
  localStorage.setItem('persist:root', '{}');
  render(
    <SiteIndex>
      <p>a page</p>
    </SiteIndex>,
  );
  await pass(0);
  expect(screen.getByText('the store')).toBeTruthy();
});
