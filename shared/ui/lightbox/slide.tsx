import { useRef, useState, type MouseEvent } from 'react';
import type { Figure, Photo } from '@portfolio/contract/page';
import { useShell } from '@portfolio/contract/shell';
import { ErrorBoundary } from '@portfolio/site/error-boundary';
import { Picture } from '../picture';
import { DrawingViewer } from './drawing-viewer';
import { fittedSize, type Size } from './placement';
import { useGestures } from './use-gestures';
import styles from './slide.module.css';

type SlideProps = {
  figure: Figure;
  room: Size;
  /** One that is not shown is there to be loaded. */
  isShown: boolean;
  onTurn: (to: 'next' | 'previous') => void;
  onLeave: () => void;
};

/** One picture; what could not be loaded says so and can be asked for again. */
export function Slide({ figure: { picture, alt }, room, isShown, onTurn, onLeave }: SlideProps) {
  const [failed, setFailed] = useState(false);
  const { report } = useShell();
  if (failed) return <Failed isShown={isShown} onRetry={() => setFailed(false)} />;
  return (
    <ErrorBoundary onError={report} fallback={(retry) => <Failed isShown={isShown} onRetry={retry} />}>
      {/* The errors of pictures do not bubble, but React hands them down on their way. */}
      <div className={styles.slide} hidden={!isShown} onErrorCapture={() => setFailed(true)}>
        {picture.kind === 'photo' ? (
          <PhotoSlide photo={picture} alt={alt} room={room} isShown={isShown} onTurn={onTurn} onLeave={onLeave} />
        ) : isShown ? (
          <DrawingViewer drawing={picture} alt={alt} onTurn={onTurn} />
        ) : (
          <img src={picture.src} alt="" />
        )}
      </div>
    </ErrorBoundary>
  );
}

type PhotoSlideProps = Omit<SlideProps, 'figure'> & { photo: Photo; alt: string };

/** As large as the room, but not larger than the photo is; a neutral tone fills its place until it is there. */
function PhotoSlide({ photo, alt, room, isShown, onTurn, onLeave }: PhotoSlideProps) {
  const ref = useRef<HTMLDivElement>(null);
  const gestures = useGestures(ref, { onSwipe: onTurn });
  const { width } = fittedSize(photo, room, photo.width);
  const onClick = (event: MouseEvent) => event.target === event.currentTarget && onLeave();
  return (
    <div ref={ref} className={styles.photo} onClick={onClick} {...gestures}>
      <div style={{ inlineSize: width }}>
        <Picture picture={photo} alt={alt} sizes={`${Math.round(width)}px`} priority={isShown ? 'first' : 'ahead'} />
      </div>
    </div>
  );
}

function Failed({ isShown, onRetry }: { isShown: boolean; onRetry: () => void }) {
  const { texts } = useShell();
  return (
    <div className={styles.failed} hidden={!isShown} role="alert">
      <p>{texts.pictureFailed}</p>
      <button type="button" onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  );
}
