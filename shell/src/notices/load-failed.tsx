import type { FrameRow } from 'shared/contract/release';
import styles from './notice.module.css';

type LoadFailedProps = {
  texts: Readonly<Record<string, string>>;
  href: string;
  /** What the rail says of the page; the home page, the list and the contact page stand there without a row. */
  page: FrameRow | undefined;
  onRetry: () => void;
};

/** Stands in the place of a view that can't be loaded: which one, what happened, and two ways on. */
export function LoadFailed({ texts, href, page, onRetry }: LoadFailedProps) {
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
        <Heading>{texts['failed']}</Heading>
        <p>{texts['failedText']}</p>
        <p className={styles.ways}>
          <button type="button" onClick={onRetry}>
            {texts['retry']}
          </button>
          <a href={href} target="_self">
            {texts['openPlainly']}
          </a>
        </p>
      </section>
    </>
  );
}
