import styles from './notice.module.css';

type StartFailedProps = { texts: Readonly<Record<string, string>>; onRetry?: () => void };

/** Shown over a prerendered page that did not become interactive. */
export function StartFailed({ texts, onRetry }: StartFailedProps) {
  return (
    <section className={`${styles.notice} ${styles.corner}`} data-notice="failed" role="alert">
      <h2>{texts['failed']}</h2>
      <p>{texts['failedStart']}</p>
      <p className={styles.ways}>
        <button type="button" onClick={onRetry}>
          {texts['retry']}
        </button>
      </p>
    </section>
  );
}
