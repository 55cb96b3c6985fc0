import { useEffect, useRef } from 'react';
import type { Video } from '@portfolio/contract/page';
import { playerAddress, playerOrigin, playerState, stateIn } from './player-protocol';
import styles from './videos.module.css';

/** The service's player in a frame: it plays at once, and when it has ended it is stopped and gone. */
export function VideoPlayer({ video, onEnded }: { video: Video; onEnded: () => void }) {
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const post = (message: object) => frame.current?.contentWindow?.postMessage(JSON.stringify(message), playerOrigin);
    const onMessage = (event: MessageEvent<unknown>) => {
      if (event.origin !== playerOrigin || event.source !== frame.current?.contentWindow) return;
      const state = stateIn(event.data);
      frame.current?.setAttribute('data-state', state === undefined ? '' : playerState[state]);
      if (state !== 0) return;
      post({ event: 'command', func: 'stopVideo', args: [] });
      onEnded();
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [onEnded]);

  // The player reports its states to whoever said that it listens.
  const listen = () =>
    frame.current?.contentWindow?.postMessage(
      JSON.stringify({ event: 'listening', id: video.id, channel: 'widget' }),
      playerOrigin,
    );

  return (
    <iframe
      ref={frame}
      className={styles.player}
      src={playerAddress(video.id, location.origin)}
      title={video.title}
      width="100%"
      height="320"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={listen}
    />
  );
}
