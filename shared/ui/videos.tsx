import type { Video } from '../contract/page';
import { useShell } from 'shared/contract/shell';
import styles from './videos.module.css';

/** Posters of videos. Nothing is asked of a third party; without an id the poster says so. */
export function Videos({ videos }: { videos: readonly Video[] }) {
  const { words } = useShell();
  return (
    <ul className={styles.videos}>
      {videos.map(({ title, id }) => (
        <li key={title} className={styles.poster}>
          <span className={styles.title}>{title}</span>
          {id ? <a href={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&modestbranding=1`} target="_blank" rel="noopener noreferrer">{words.newTab}</a> : <span className={styles.none}>{words.noVideo}</span>}
        </li>
      ))}
    </ul>
  );
}
