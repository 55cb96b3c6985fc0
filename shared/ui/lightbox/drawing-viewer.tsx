import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { Drawing } from '@portfolio/contract/page';
import { useShell } from '@portfolio/contract/shell';
import { NorthArrow } from './north-arrow';
import type { Size } from './placement';
import { lengthOf, Ruler } from './ruler';
import { ScaleBar } from './scale-bar';
import { useGestures } from './use-gestures';
import { usePanZoom, type PanZoom } from './use-pan-zoom';
import { useRuler } from './use-ruler';
import { useSize } from './use-size';
import styles from './drawing-viewer.module.css';

type DrawingViewerProps = { drawing: Drawing; alt: string; onTurn: (to: 'next' | 'previous') => void };

/**
 * A drawing on its light paper, to be moved and made larger; the scale bar below it stays right meanwhile, and a ruler
 * measures between two points.
 */
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
  const measureButton = useRef<HTMLButtonElement>(null);
  const view = usePanZoom(drawing, room);
  const { placement, fitted, isLarger } = view;
  const ruler = useRuler(drawing, view);
  const { ends } = ruler;
  const { measure } = drawing;
  const gestures = useGestures(hold, {
    onZoom: view.zoom,
    onPan: (by) => {
      if (isLarger) view.pan(by);
      return isLarger;
    },
    onSwipe: (to) => !ends && onTurn(to),
  });
  const stopByKey = () => {
    // The ends of the ruler, of which one has the focus, go with it.
    if (hold.current?.contains(document.activeElement)) measureButton.current?.focus({ preventScroll: true });
    ruler.stop();
  };
  useKeys(hold, view, ends && stopByKey);
  return (
    <>
      <div
        ref={hold}
        className={styles.hold}
        data-larger={isLarger ? '' : undefined}
        data-measured={ends ? '' : undefined}
        {...gestures}
        onPointerDownCapture={ruler.onPointerDownCapture}
        onClick={ruler.onClick}
      >
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
        {ends && measure && (
          <Ruler drawing={{ ...drawing, measure }} view={view} lines={ruler.lines} ends={ends} onMove={ruler.move} />
        )}
      </div>
      <div className={styles.foot}>
        {measure && <ScaleBar metre={measure.metre * view.pixels} room={room.width} />}
        {measure && (
          <Measuring
            ref={measureButton}
            length={ends && lengthOf(ends, measure)}
            onStart={ruler.start}
            onStop={ruler.stop}
          />
        )}
        <Tools view={view} />
      </div>
    </>
  );
}

type MeasuringProps = {
  ref: RefObject<HTMLButtonElement | null>;
  length: string | undefined;
  onStart: () => void;
  onStop: () => void;
};

/** Turns the ruler on and off, and says what it measures. */
function Measuring({ ref, length, onStart, onStop }: MeasuringProps) {
  const { texts } = useShell();
  return (
    <div className={styles.measuring}>
      <button ref={ref} type="button" onClick={length ? onStop : onStart}>
        {length ? texts.measureEnd : texts.measure}
      </button>
      <output className={styles.length}>{length && texts.measured.replace('{length}', length)}</output>
      {length && (
        <span id="measure-hint" className={styles.hint}>
          {texts.measureHint}
        </span>
      )}
    </div>
  );
}

function Tools({ view }: { view: PanZoom }) {
  const { texts } = useShell();
  return (
    <div className={styles.tools}>
      <output className={styles.percent}>{`${Math.round(view.pixels * 100)} %`}</output>
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

/**
 * Keys work wherever in the dialog the focus is, and before the dialog takes arrows for its own. Only the ends of the
 * ruler have their own arrows, and Escape ends measuring before it closes the dialog.
 */
function useKeys(viewer: RefObject<Element | null>, { onKey }: PanZoom, stopMeasuring: (() => void) | undefined): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    // A press on the drawing leaves the focus on the body; another dialog, such as the search, has its own keys.
    const focused = event.target instanceof Element && event.target.closest('dialog');
    if (focused && !focused.contains(viewer.current)) return;
    const isOfRuler = event.target instanceof Element && event.target.closest('[data-ruler]');
    if (isOfRuler && event.key.startsWith('Arrow')) return;
    if (event.key === 'Escape' && stopMeasuring) stopMeasuring();
    else if (!onKey(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener, true);
    return () => document.removeEventListener('keydown', listener, true);
  }, []);
}
