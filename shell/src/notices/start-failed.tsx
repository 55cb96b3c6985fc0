import styles from './notice.module.css';

type StartFailedProps = { words: Readonly<Record<string, string>>; onRetry?: () => void };

/** Says over a prerendered page that it can be read and no more. */
export function StartFailed({ words, onRetry }: StartFailedProps) {
  return (
    <section className={`${styles.notice} ${styles.corner}`} data-notice="failed" role="alert">
      <h2>{words['failed']}</h2>
      <p>{words['failedStart']}</p>
      <p className={styles.ways}>
        <button type="button" onClick={onRetry}>
          {words['retry']}
        </button>
      </p>
    </section>
  );
}
