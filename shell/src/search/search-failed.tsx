import { useShell } from '@portfolio/contract/shell';
import styles from '../notices/notice.module.css';
import { returnFocus } from '../notices/return-focus';

type SearchFailedProps = { sentence: string; onRetry: () => void; onClose: () => void };

export function SearchFailed({ sentence, onRetry, onClose }: SearchFailedProps) {
  const { texts } = useShell();
  return (
    <section ref={returnFocus} className={`${styles.notice} ${styles.corner}`} role="alert" aria-label={texts.search}>
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
