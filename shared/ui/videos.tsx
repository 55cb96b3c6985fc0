import { useEffect, useRef, useState } from 'react';
import type { Video } from '@portfolio/contract/page';
import { useShell } from '@portfolio/contract/shell';
import { Picture } from './picture';
import styles from './videos.module.css';

type Shown = { title: string; is: 'playing' | 'failed' | 'offline' };

const loadPlayer = () => import(/* webpackChunkName: "player" */ './player');
type Player = Awaited<ReturnType<typeof loadPlayer>>['Player'];

/**
 * Introduction videos behind posters. Neither the video service nor a film is asked for before a poster is pressed;
 * pressing one puts the other back to its poster, so that two never play at once.
 */
export function Videos({ videos }: { videos: readonly Video[] }) {
  const [shown, setShown] = useState<Shown>();
  const [Player, setPlayer] = useState<Player>();
  const list = useRef<HTMLUListElement>(null);
  /** Where the focus was when a player went away. */
  const focusedPlace = useRef<Element | undefined>(undefined);
  const leave = (index: number, next?: Shown) => {
    const place = list.current?.children[index];
    focusedPlace.current = place?.contains(document.activeElement) ? place : undefined;
    setShown(next);
  };
  useEffect(() => {
    focusedPlace.current?.querySelector('button')?.focus({ preventScroll: true });
    focusedPlace.current = undefined;
  }, [shown]);
  return (
    <ul ref={list} className={styles.videos}>
      {videos.map((video, index) => {
        const state = shown?.title === video.title ? shown.is : undefined;
        const show = (is: Shown['is']) => setShown({ title: video.title, is });
        const play = async () => {
          if (!mayPlay(video)) return show('offline');
          setPlayer(await loadPlayer().then((chunk) => () => chunk.Player));
          show('playing');
        };
        return (
          <li key={video.title}>
            {Player && state === 'playing' ? (
              <Player
                video={video}
                onEnded={() => leave(index)}
                onFailed={() => leave(index, { title: video.title, is: 'failed' })}
              />
            ) : (
              <Poster
                video={video}
                fault={state === 'playing' ? undefined : state}
                onPlay={() => void play().catch(() => show('failed'))}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A film may be in the browser's cache. */
function mayPlay({ id }: Video): boolean {
  return !id || navigator.onLine;
}

type PosterProps = { video: Video; fault: 'failed' | 'offline' | undefined; onPlay: () => void };

function Poster({ video, fault, onPlay }: PosterProps) {
  const { texts } = useShell();
  return (
    <div className={styles.poster} data-pictured={video.film ? '' : undefined}>
      {video.film && <Picture picture={video.film.poster} alt="" sizes="(min-width: 1025px) 36rem, 100vw" />}
      <div className={styles.foot}>
        <p className={styles.title}>{video.title}</p>
        <button type="button" className={styles.play} onClick={onPlay} aria-label={`${texts.play}: ${video.title}`}>
          {texts.play}
        </button>
        <p role="status" className={styles.fault}>
          {fault && { failed: texts.videoFailed, offline: texts.offline }[fault]}
        </p>
      </div>
    </div>
  );
}
