import type { NavigationRow } from '@portfolio/site/page-state';
import { useShell } from '@portfolio/contract/shell';
import styles from './notice.module.css';

type LoadFailedProps = {
  /** What happened. */
  sentence: string;
  href: string;
  /** The page's row in the sidebar; home, list of works and contact have none. */
  page: NavigationRow | undefined;
  onRetry: () => void;
};

/** Replaces a view that failed: its title, what happened, Retry and a plain link. */
export function LoadFailed({ sentence, href, page, onRetry }: LoadFailedProps) {
  const { texts } = useShell();
  const Heading = page ? 'h2' : 'h1';
  return (
    <>
      {page && (
        <header className={styles.lost}>
          <p>{page.label}</p>
          <h1>{page.railTitle}</h1>
        </header>
      )}
      <section className={styles.notice} role="alert">
        <Heading>{sentence}</Heading>
        <p>{texts.failedText}</p>
        <p className={styles.ways}>
          <button type="button" onClick={onRetry}>
            {texts.retry}
          </button>
          <a href={href} target="_self">
            {texts.openPlainly}
          </a>
        </p>
      </section>
    </>
  );
}
