import type { ReactNode } from 'react';
import { fetchJson } from '@portfolio/site/fetch-json';
import { ShellContext, type AddressService, type ShellServices } from '@portfolio/contract/shell';

const texts = {
  failed: 'Loading chunk failed',
  failedPart: 'This part failed',
  retry: 'Retry',
  studyPlay: 'Play',
  studyPause: 'Pause',
  studyStep: 'Step',
  studyReset: 'Reset',
  studySvg: 'Save as SVG',
  studyJson: 'Save as JSON',
};

const listeners = new Set<() => void>();
addEventListener('popstate', () => listeners.forEach((notify) => notify()));

/** The address of the test's window. */
const address: AddressService = {
  read: () => ({ path: location.pathname, search: location.search, hash: location.hash }),
  subscribe(onChange) {
    listeners.add(onChange);
    return () => void listeners.delete(onChange);
  },
  push: (change) => write('pushState', change),
  replace: (change) => write('replaceState', change),
  leave: (change) => write('replaceState', change),
};

function write(how: 'pushState' | 'replaceState', { search, hash }: { search?: string; hash?: string }) {
  history[how](null, '', location.pathname + (search ?? location.search) + (hash ?? location.hash));
  listeners.forEach((notify) => notify());
}

type TestShellProps = { report?: (error: unknown) => void; children: ReactNode };

/** For tests: what the shell gives a study. An error that is reported and not expected fails the test. */
export function TestShell({ report = fail, children }: TestShellProps) {
  const renew = () => Promise.resolve(false);
  const shell = { texts, address, fetchJson, report, renew, announce: () => {} } as unknown as ShellServices;
  return <ShellContext value={shell}>{children}</ShellContext>;
}

function fail(error: unknown): never {
  throw error;
}
