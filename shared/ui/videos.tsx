import { useState } from 'react';
import type { Video } from '@portfolio/contract/page';
import { useShell } from '@portfolio/contract/shell';
import { VideoPlayer } from './video-player';
import styles from './videos.module.css';

/**
 * Introduction videos behind posters. Nothing is asked of the video service before a poster is
 * pressed; pressing one puts the other back to its poster, so that two never play at once.
 */
export function Videos({ videos }: { videos: readonly Video[] }) {
  const [shown, setShown] = useState<string>();
  return (
    <ul className={styles.videos}>
      {videos.map((video) => (
        <li key={video.title}>
          {shown === video.title ? (
            <VideoPlayer video={video} onEnded={() => setShown(undefined)} />
          ) : (
            <Poster video={video} onPlay={() => setShown(video.title)} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Poster({ video, onPlay }: { video: Video; onPlay: () => void }) {
  const { texts } = useShell();
  const [offline, setOffline] = useState(false);
  const play = () => (navigator.onLine ? onPlay() : setOffline(true));
  return (
    <div className={styles.poster}>
      <p className={styles.title}>{video.title}</p>
      {video.id ? (
        <button type="button" className={styles.play} onClick={play} aria-label={`${texts.play}: ${video.title}`}>
          {texts.play}
        </button>
      ) : (
        <p className={styles.none}>{texts.noVideo}</p>
      )}
      <p role="status" className={styles.none}>
        {offline && texts.offline}
      </p>
    </div>
  );
}
