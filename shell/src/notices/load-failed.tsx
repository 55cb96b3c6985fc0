import styles from './notice.module.css';

type LoadFailedProps = { words: Readonly<Record<string, string>>; href: string; onRetry: () => void };

/** Stands in the place of a view that can't be loaded: what happened, and two ways on. */
export function LoadFailed({ words, href, onRetry }: LoadFailedProps) {
  return (
    <section className={styles.notice} role="alert">
      <h2>{words['failed']}</h2>
      <p>{words['failedText']}</p>
      <p className={styles.ways}>
        <button type="button" onClick={onRetry}>
          {words['retry']}
        </button>
        <a href={href} target="_self">
          {words['openPlainly']}
        </a>
      </p>
    </section>
  );
}
