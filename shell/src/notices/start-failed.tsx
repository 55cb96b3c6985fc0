import { useShell } from '@portfolio/contract/shell';
import styles from './notice.module.css';

/** Shown over a prerendered page that did not become interactive. */
export function StartFailed({ onRetry }: { onRetry?: () => void }) {
  const { texts } = useShell();
  return (
    <section className={`${styles.notice} ${styles.corner}`} data-notice="failed" role="alert">
      <h2>{texts.failed}</h2>
      <p>{texts.failedStart}</p>
      <p className={styles.ways}>
        <button type="button" onClick={onRetry}>
          {texts.retry}
        </button>
      </p>
    </section>
  );
}
