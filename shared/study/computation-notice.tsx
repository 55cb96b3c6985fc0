import { useEffect, useState } from 'react';
import { useShell } from '@portfolio/contract/shell';
import { Button } from './controls';
import { fill } from './translated';
import { studyTexts } from './study-texts';
import type { Computed } from './use-computed';
import styles from './computation-notice.module.css';

type ComputationNoticeProps = {
  computed: Pick<Computed<never, unknown>, 'state' | 'cancel' | 'retry'>;
  /** Of a long computation that says how far it is; it may be cancelled. */
  progress?: { done: number; all: number };
  /** What was not computed, as a sentence. */
  failure?: string;
};

/** Milliseconds after which a computation is long enough to speak of it. */
const longMs = 400;

/** Says how far a long computation is, that it was stopped, or that it failed, each with the button that leads on. */
export function ComputationNotice({ computed, progress, failure }: ComputationNoticeProps) {
  const { texts } = useShell();
  const { state, cancel, retry } = computed;
  const isLong = useIsLong(state === 'computing');
  const hasFailed = state === 'failed';
  if (hasFailed || state === 'stopped')
    return (
      <p className={styles.notice} role={hasFailed ? 'alert' : 'status'}>
        <span>{hasFailed ? (failure ?? studyTexts.notComputed) : studyTexts.stopped}</span>{' '}
        <Button onClick={retry}>{hasFailed ? texts.retry : studyTexts.goOn}</Button>
      </p>
    );
  if (state !== 'computing' || !isLong) return null;
  return (
    <div className={styles.notice}>
      {progress && <progress aria-label={studyTexts.computing} max={progress.all} value={progress.done} />}
      <span>{progress ? fill(studyTexts.progress, progress) : studyTexts.computing}</span>
      <Button onClick={cancel}>{studyTexts.cancel}</Button>
    </div>
  );
}

function useIsLong(isRunning: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setIsLong(true), longMs);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isRunning]);
  return isLong;
}
