import type { Entry } from '@portfolio/contract/page';
import { ownStyle } from './own-style';
import { Picture } from './picture';
import styles from './work.module.css';

type WorkProps = {
  entry: Pick<Entry, 'path' | 'label' | 'title' | 'cover'> & Partial<Pick<Entry, 'area' | 'language'>>;
  ratio: string;
  sizes: string;
  meta?: string | undefined;
  priority?: 'first' | 'lazy';
  className?: string | undefined;
};

/** A work as other pages show it: its picture, and below it the row of the rail again. */
export function Work({ entry, ratio, sizes, meta, priority = 'lazy', className = '' }: WorkProps) {
  return (
    <a className={`${styles.work} ${className}`} href={entry.path} lang={entry.language} data-area={entry.area}>
      <Cover entry={entry} ratio={ratio} sizes={sizes} priority={priority} />
      <span className={styles.label}>
        <span className={styles.code}>{entry.label}</span> <span className={styles.title}>{entry.title}</span>
        {meta && <span className={styles.meta}>{meta}</span>}
      </span>
    </a>
  );
}

type CoverProps = Pick<WorkProps, 'ratio' | 'sizes' | 'priority'> & {
  entry: Pick<Entry, 'label' | 'cover'>;
  /** Replaces the cover's own text; empty where the words beside it say it all. */
  alt?: string;
};

/** The entry's cover, or an empty frame with its code while there is none. */
export function Cover({ entry, ratio, sizes, alt = entry.cover?.alt ?? '', priority = 'lazy' }: CoverProps) {
  if (entry.cover) {
    return (
      <Picture
        picture={entry.cover.picture}
        alt={alt}
        focus={entry.cover.focus}
        ratio={ratio}
        sizes={sizes}
        priority={priority}
      />
    );
  }
  return (
    <span
      {...ownStyle({ '--ratio': ratio, '--characters': String(entry.label.length) })}
      className={styles.field}
      aria-hidden="true"
    >
      <span>{entry.label}</span>
    </span>
  );
}
