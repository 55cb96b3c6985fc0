import type { Entry, Picture } from '@portfolio/contract/page';
import { valuesOf } from '@portfolio/site/works-choice';
import { Cover } from '@portfolio/ui/work';
import styles from './works-page.module.css';

type WorksRowProps = {
  entry: Entry;
  anchor: string | undefined;
  shown: boolean;
  onPoint: () => void;
};

export function WorksRow({ entry, anchor, shown, onPoint }: WorksRowProps) {
  return (
    <li id={anchor} {...valuesOf(entry)}>
      <a
        className={styles.row}
        href={entry.path}
        lang={entry.language}
        data-area={entry.area}
        data-shown={shown ? '' : undefined}
        onPointerEnter={onPoint}
        onFocus={onPoint}
      >
        <span className={styles.code}>{entry.label}</span> <span className={styles.title}>{entry.title}</span>{' '}
        <span className={styles.details}>
          <span>{entry.place}</span> <span>{entry.type}</span> <span>{entry.status}</span>{' '}
          {entry.size && <span className={styles.size}>{entry.size}</span>}
        </span>{' '}
        <span className={styles.year}>{entry.year}</span>
        <span className={styles.thumb}>
          <Cover entry={small(entry)} alt="" ratio="3 / 2" sizes="72px" />
        </span>
        {/* Only one of both is displayed, and only that one is loaded. */}
        <span className={styles.picture}>
          <Cover entry={entry} alt="" ratio="3 / 2" sizes="(min-width: 1200px) 30vw, (min-width: 720px) 46vw, 100vw" />
        </span>
      </a>
    </li>
  );
}

function small(entry: Entry): Entry {
  const { cover } = entry;
  return cover ? { ...entry, cover: { ...cover, picture: thumbOf(cover.picture) } } : entry;
}

function thumbOf(picture: Picture): Picture {
  return picture.kind === 'photo' ? { ...picture, widths: [picture.thumb] } : { ...picture, src: picture.thumb };
}
