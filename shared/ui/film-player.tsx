import { useEffect, useRef } from 'react';
import type { Film } from '@portfolio/contract/page';
import { languageName } from '@portfolio/site/language-name';
import { playerState, type PlayerState } from './player-protocol';
import styles from './videos.module.css';

type FilmPlayerProps = {
  film: Film;
  title: string;
  /** Of its captions. */
  language: string;
  onEnded: () => void;
  /** None of its files could be loaded. */
  onFailed: () => void;
};

/**
 * A film of the page's own folder, with the states of the video service's player. It plays at once where the browser
 * allows that, without sound; when it has ended it is rewound and gone.
 */
export function FilmPlayer({ film, title, language, onEnded, onFailed }: FilmPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const setState = (state: PlayerState) => video.current?.setAttribute('data-state', playerState[state]);

  useEffect(() => {
    const element = video.current;
    // Where starting is refused the film waits at its first frame, and the controls start it.
    element?.play().catch(() => undefined);
    // The code may come late, when a visitor is elsewhere.
    if ((document.activeElement ?? document.body) === document.body) element?.focus({ preventScroll: true });
  }, []);

  const stop = () => {
    setState(0);
    if (video.current) {
      video.current.pause();
      video.current.currentTime = 0;
    }
    onEnded();
  };

  return (
    <video
      ref={video}
      className={styles.player}
      data-state={playerState['-1']}
      aria-label={title}
      controls
      muted
      playsInline
      preload="auto"
      disableRemotePlayback
      onLoadedData={({ currentTarget }) => currentTarget.paused && setState(5)}
      onWaiting={() => setState(3)}
      onPlaying={() => setState(1)}
      onPause={({ currentTarget }) => !currentTarget.ended && setState(2)}
      onEnded={stop}
    >
      {film.sources.map(({ src, type }, index) => (
        // A source that fails leads to the next; only the last one has none.
        <source key={src} src={src} type={type} onError={index === film.sources.length - 1 ? onFailed : undefined} />
      ))}
      <track kind="captions" src={film.captions} srcLang={language} label={languageName(language)} default />
    </video>
  );
}
