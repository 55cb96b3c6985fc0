/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ShellContext, type ShellServices } from '@portfolio/contract/shell';
import { useSettings } from './use-settings';

/** The address of a study on a page whose shell says that it stands there. */
function addressAt(path: string): string {
  const read = () => ({ path, search: '?mode=plan', hash: '#notes' });
  const shell = { address: { read, subscribe: () => () => undefined } } as unknown as ShellServices;
  const wrapper = ({ children }: { children: ReactNode }) => <ShellContext value={shell}>{children}</ShellContext>;
  return renderHook(() => useSettings({}), { wrapper }).result.current.address();
}

test('the link of a study leads to the page that the shell names, also where the page is part of another site', () => {
  expect(addressAt('/repo/HAL')).toBe('http://localhost/repo/HAL?mode=plan#notes');
  expect(addressAt('https://studio.example/HAL')).toBe('https://studio.example/HAL?mode=plan#notes');
});
