import { Component, type ReactNode } from 'react';
import { useShell } from '@portfolio/contract/shell';
import { reportFailure } from '../vitals/report-failure';
import styles from './notice.module.css';

type PartBoundaryProps = {
  /** Of the frame, for the report: "sidebar". */
  part: string;
  /** Takes the place of a part that failed; by default one sentence and Retry. */
  fallback?: (retry: () => void) => ReactNode;
  children: ReactNode;
};

/** Contains the errors of one part of the frame: the page and the other parts keep working. */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportFailure(undefined, `can't show the ${this.props.part}`, error);
  }

  retry = (): void => this.setState({ failed: false });

  override render(): ReactNode {
    const { children, fallback = (retry) => <PartFailed onRetry={retry} /> } = this.props;
    return this.state.failed ? fallback(this.retry) : children;
  }
}

function PartFailed({ onRetry }: { onRetry: () => void }) {
  const { texts } = useShell();
  return (
    <div className={styles.part} role="alert">
      <p>{texts.failedPart}</p>
      <button type="button" onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  );
}
