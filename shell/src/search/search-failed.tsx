import { useShell } from '@portfolio/contract/shell';
import styles from '../notices/notice.module.css';

type SearchFailedProps = { sentence: string; onRetry: () => void; onClose: () => void };

/** Stands in for a search that could not be loaded or shown. */
export function SearchFailed({ sentence, onRetry, onClose }: SearchFailedProps) {
  const { texts } = useShell();
  return (
    <section className={`${styles.notice} ${styles.corner}`} role="alert" aria-label={texts.search}>
      <p>{sentence}</p>
      <p className={styles.ways}>
        <button type="button" onClick={onRetry}>
          {texts.retry}
        </button>
        <button type="button" onClick={onClose}>
          {texts.close}
        </button>
      </p>
    </section>
  );
}
