import { useShell } from '@portfolio/contract/shell';
import styles from './notice.module.css';

type StartFailedProps = {
  sentence: string;
  onRetry?: () => void;
};

export function StartFailed({ sentence, onRetry }: StartFailedProps) {
  const { texts } = useShell();
  return (
    <section className={`${styles.notice} ${styles.corner}`} data-notice="failed" role="alert">
      <h2>{sentence}</h2>
      <p>{texts.failedStart}</p>
      <p className={styles.ways}>
        <button type="button" onClick={onRetry}>
          {texts.retry}
        </button>
      </p>
    </section>
  );
}
