import type { ReactNode } from 'react';
import { useShell } from '@portfolio/contract/shell';
import { ErrorBoundary } from '@portfolio/site/error-boundary';
import { reportFailure } from '@portfolio/reports/report-failure';
import { returnFocus } from './return-focus';
import styles from './notice.module.css';

type PartBoundaryProps = {
  part: string;
  fallback?: (retry: () => void) => ReactNode;
  children: ReactNode;
};

export function PartBoundary({ part, fallback, children }: PartBoundaryProps) {
  return (
    <ErrorBoundary
      onError={(error) => reportFailure(undefined, `can't show the ${part}`, error)}
      fallback={fallback ?? ((retry) => <PartFailed onRetry={retry} />)}
    >
      {children}
    </ErrorBoundary>
  );
}

function PartFailed({ onRetry }: { onRetry: () => void }) {
  const { texts } = useShell();
  return (
    <div ref={returnFocus} className={styles.part} role="alert">
      <p>{texts.failedPart}</p>
      <button type="button" onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  );
}
