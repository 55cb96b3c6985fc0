import type { ReactNode } from 'react';
import { fetchJson } from '@portfolio/site/fetch-json';
import { ShellContext, type ShellServices } from '@portfolio/contract/shell';

const texts = {
  failed: 'Loading chunk failed',
  retry: 'Retry',
  studyPlay: 'Play',
  studyPause: 'Pause',
  studyStep: 'Step',
  studyReset: 'Reset',
  studySvg: 'Save as SVG',
  studyJson: 'Save as JSON',
};

type TestShellProps = { report?: (error: unknown) => void; children: ReactNode };

/** For tests: what the shell gives a study. An error that is reported and not expected fails the test. */
export function TestShell({ report = fail, children }: TestShellProps) {
  const shell = { texts, fetchJson, report, announce: () => {} } as unknown as ShellServices;
  return <ShellContext value={shell}>{children}</ShellContext>;
}

function fail(error: unknown): never {
  throw error;
}
