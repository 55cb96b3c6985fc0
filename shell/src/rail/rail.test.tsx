/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { Navigation } from '@portfolio/site/page-state';
import { ShellContext, type ShellServices } from '@portfolio/contract/shell';
import type { SearchOpener } from '../search/use-search';
import { Rail } from './rail';

Object.assign(globalThis, { VITALS_URL: undefined, DEVELOPMENT: false });
const texts = new Proxy({}, { get: (_, name) => String(name) });
const site = { name: 'Jane Doe', short: 'JD' };
const search = { onClick: () => {} } as unknown as SearchOpener;

beforeEach(() => {
  // jsdom knows no popovers and no media.
  Object.assign(HTMLElement.prototype, { hidePopover: () => {} });
  Object.assign(window, { matchMedia: () => new EventTarget() });
});

test('rows that cannot be shown say so in their place; bar, theme and the page stay', () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const frame = { groups: undefined } as unknown as Navigation;
  render(
    <ShellContext value={{ site, texts } as ShellServices}>
      <Rail frame={frame} path="/" search={search} />
      <main>The page</main>
    </ShellContext>,
  );
  expect(screen.getByRole('alert').textContent).toBe('failedPartretry');
  expect(screen.getByRole('button', { name: 'menu' })).toBeTruthy();
  expect(screen.getByText('systemTheme')).toBeTruthy();
  expect(screen.getByText('The page')).toBeTruthy();
});
