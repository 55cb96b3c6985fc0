import type { Entry } from '@portfolio/contract/page';
import { useShell } from '@portfolio/contract/shell';
import { Cover } from './work';
import styles from './onward.module.css';

/** The ways on at the end of a page: all works, the previous one and the next one. */
export function Onward({ previous, next }: { previous?: Entry | undefined; next?: Entry | undefined }) {
  const { texts } = useShell();
  return (
    <nav className={styles.onward} aria-label={`${texts.previous}, ${texts.next}`}>
      <a className={styles.all} href="/works">
        {texts.allWorks}
      </a>
      <div className={styles.two}>
        {previous ? <Way entry={previous} word={texts.previous} rel="prev" /> : <span />}
        {next && <Way entry={next} word={texts.next} rel="next" />}
      </div>
    </nav>
  );
}

function Way({ entry, word, rel }: { entry: Entry; word: string; rel: 'prev' | 'next' }) {
  return (
    <a href={entry.path} rel={rel} data-area={entry.area}>
      <Cover entry={entry} alt="" ratio="3 / 2" sizes="(min-width: 1025px) 36vw, 46vw" />
      <span className={styles.way}>{word}</span>
      <span className={styles.name} lang={entry.language}>
        <span className={styles.code}>{entry.label}</span> {entry.title}
      </span>
    </a>
  );
}
