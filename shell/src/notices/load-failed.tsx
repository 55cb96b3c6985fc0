import type { NavigationRow } from '@portfolio/site/page-state';
import { useShell } from '@portfolio/contract/shell';
import styles from './notice.module.css';

type LoadFailedProps = {
  sentence: string;
  href: string;
  page: NavigationRow | undefined;
  onRetry: () => void;
};

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
