import { useEffect, useEffectEvent, useRef } from 'react';
import type { Drawing } from '@portfolio/contract/page';
import { useShell } from '@portfolio/contract/shell';
import { NorthArrow } from './north-arrow';
import type { Size } from './placement';
import { ScaleBar } from './scale-bar';
import { useGestures } from './use-gestures';
import { usePanZoom, type PanZoom } from './use-pan-zoom';
import { useSize } from './use-size';
import styles from './drawing-viewer.module.css';

type DrawingViewerProps = { drawing: Drawing; alt: string; onTurn: (to: 'next' | 'previous') => void };

/** A drawing on its white sheet, to be moved and made larger; the scale bar below it stays right meanwhile. */
export function DrawingViewer(props: DrawingViewerProps) {
  const [window, room] = useSize<HTMLDivElement>();
  return (
    <div className={styles.sheet}>
      <div ref={window} className={styles.window}>
        {props.drawing.measure?.north && <NorthArrow />}
      </div>
      {room && <Sheet {...props} room={room} />}
    </div>
  );
}

type SheetProps = DrawingViewerProps & { room: Size };

function Sheet({ drawing, alt, onTurn, room }: SheetProps) {
  const hold = useRef<HTMLDivElement>(null);
  const view = usePanZoom(drawing, room);
  const { placement, fitted, isLarger } = view;
  const gestures = useGestures(hold, {
    onZoom: view.zoom,
    onPan: (by) => {
      if (isLarger) view.pan(by);
      return isLarger;
    },
    onSwipe: onTurn,
  });
  useKeys(view);
  return (
    <>
      <div ref={hold} className={styles.hold} data-larger={isLarger ? '' : undefined} {...gestures}>
        <div
          className={styles.drawn}
          style={{
            inlineSize: fitted.width,
            blockSize: fitted.height,
            transform: `translate(${placement.x}px, ${placement.y}px) scale(${placement.scale})`,
          }}
        >
          <img src={drawing.src} alt={alt} width={drawing.width} height={drawing.height} draggable={false} />
        </div>
      </div>
      <div className={styles.foot}>
        {drawing.measure && <ScaleBar metre={drawing.measure.metre * view.pixels} room={room.width} />}
        <Tools view={view} />
      </div>
    </>
  );
}

function Tools({ view }: { view: PanZoom }) {
  const { texts } = useShell();
  return (
    <div className={styles.tools}>
      <output className={styles.percent}>{Math.round(view.pixels * 100)} %</output>
      <button type="button" aria-label={texts.zoomOut} onClick={view.zoomOut}>
        −
      </button>
      <button type="button" aria-label={texts.zoomIn} onClick={view.zoomIn}>
        +
      </button>
      <button type="button" onClick={view.toFit}>
        {texts.fit}
      </button>
      <button type="button" onClick={view.toFull}>
        {texts.fullSize}
      </button>
    </div>
  );
}

/** Keys work wherever in the dialog the focus is, and before the dialog takes arrows for its own. */
function useKeys({ onKey }: PanZoom): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey || !onKey(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener, true);
    return () => document.removeEventListener('keydown', listener, true);
  }, []);
}
