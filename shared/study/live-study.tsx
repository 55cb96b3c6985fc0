import { Component, startTransition, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useShell } from 'shared/contract/shell';
import styles from './live-study.module.css';

export type LiveStudyProps = {
  /** The chunk of the study; asked for when a visitor comes near, never before. The signal says that nobody waits any more. */
  load: (left: AbortSignal) => Promise<{ Study: ComponentType }>;
  /** What stands in the prerendered page, and until the study is there. */
  still: ReactNode;
};

/** A place where a study runs: a still first, the instrument when it is approached, a way on when it can't come. */
export function LiveStudy({ load, still }: LiveStudyProps) {
  const { report } = useShell();
  const stage = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ Study: ComponentType } | 'failed' | 'away'>('away');
  const near = useNear(stage);

  useEffect(() => {
    if (!near) return;
    const left = new AbortController();
    load(left.signal).then(
      // A transition: React makes its first picture in slices.
      ({ Study }) => !left.signal.aborted && startTransition(() => setState({ Study })),
      (error: unknown) => {
        if (left.signal.aborted) return;
        report(error);
        setState('failed');
      },
    );
    return () => left.abort();
  }, [near, load, attempt, report]);

  const retry = () => {
    setState('away');
    setAttempt((count) => count + 1);
  };
  return (
    <div ref={stage} className={styles.stage} data-study={typeof state === 'string' ? state : 'live'}>
      {typeof state === 'string' ? (
        still
      ) : (
        <StudyBoundary key={attempt} onError={report} fallback={<Failed still={still} onRetry={retry} />}>
          <state.Study />
        </StudyBoundary>
      )}
      {state === 'failed' && <Failed onRetry={retry} />}
    </div>
  );
}

function Failed({ still, onRetry }: { still?: ReactNode; onRetry: () => void }) {
  const { texts } = useShell();
  return (
    <>
      {still}
      <p className={styles.failed} role="alert">
        {texts.failed}{' '}
        <button type="button" onClick={onRetry}>
          {texts.retry}
        </button>
      </p>
    </>
  );
}

/** True from the moment the element comes within 400 px of the window. */
function useNear(stage: { readonly current: Element | null }): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!stage.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: '400px' },
    );
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, [stage]);
  return near;
}

type BoundaryProps = { onError: (error: unknown) => void; fallback: ReactNode; children: ReactNode };

/** A study that throws takes nothing of the page with it. */
class StudyBoundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
