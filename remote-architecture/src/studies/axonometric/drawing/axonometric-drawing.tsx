import { useLayoutEffect, useMemo, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Massing } from '@portfolio/model/massing/massing';
import type { NumberSetting } from '@portfolio/study/number-row';
import type { Computation } from '@portfolio/study/computation';
import { useComputed } from '@portfolio/study/use-computed';
import { texts } from '../texts';
import { CutHandle } from './cut-handle';
import { extentOf } from '../algorithm/extent';
import { frameFor } from '../algorithm/frame';
import type { SeenModel, Sight } from '../algorithm/pictures';
import { ScaleAndNorth } from './scale-and-north';
import { StoreyMarks } from './storey-marks';
import { useDrag } from './use-drag';
import { useSheet } from './use-sheet';
import { viewFrom } from '../algorithm/view';
import styles from './axonometric-drawing.module.css';

type AxonometricDrawingProps = Omit<Sight, 'width'> & {
  massing: Massing;
  pictures: Computation<Sight, SeenModel>;
  svg: RefObject<SVGSVGElement | null>;
  onTurn: (turn: number, tilt: number) => void;
  cutSetting: NumberSetting;
  onCut: (height: number) => void;
};

/** The drawing itself: dragged, or turned by arrow keys. One unit is one pixel, so that lines keep their weight. */
export function AxonometricDrawing({
  massing,
  pictures,
  turn,
  tilt,
  cut,
  svg,
  onTurn,
  ...props
}: AxonometricDrawingProps) {
  const extent = useMemo(() => extentOf(massing.bodies), [massing]);
  const building = useMemo(() => extentOf(massing.bodies, ['building', 'red']), [massing]);
  const width = useWidth(svg);
  const sight = useMemo(() => (width ? { turn, tilt, cut, width } : undefined), [turn, tilt, cut, width]);
  const { answer, state } = useComputed(pictures, sight);
  // The page shows its still again, with Retry.
  if (state === 'failed') throw new Error('No picture could be drawn.');
  const { seen, side, sides } = useSheet(answer?.result);
  // What stands around the picture belongs to it, also while the next one is still on its way.
  const around = seen ?? { turn, tilt, width: width ?? usualWidth };
  const frame = frameFor(extent, around.width);
  const view = viewFrom(around.turn, around.tilt, frame);

  const drag = useDrag(turn, tilt, onTurn);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 15 : 3;
    const by = { ArrowLeft: [step, 0], ArrowRight: [-step, 0], ArrowUp: [0, step], ArrowDown: [0, -step] }[event.key];
    if (!by) return;
    event.preventDefault();
    onTurn(turn + (by[0] ?? 0), tilt + (by[1] ?? 0));
  };
  return (
    <svg
      ref={svg}
      className={styles.sheet}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="application"
      aria-label={texts.drawing}
      tabIndex={0}
      onKeyDown={onKeyDown}
      {...drag}
    >
      <rect className={styles.paper} width={frame.width} height={frame.height} fill="#fff" />
      {sides.map((group, i) => (
        <g
          key={i}
          ref={group}
          className={styles.side}
          opacity={i === side ? undefined : 0}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      ))}
      <StoreyMarks building={building} view={view} levels={massing.figures.levels} />
      <CutHandle building={building} view={view} setting={props.cutSetting} cut={cut} onCut={props.onCut} />
      <ScaleAndNorth turn={around.turn} tilt={around.tilt} frame={frame} />
    </svg>
  );
}

/** Pixels, before the sheet is measured. */
const usualWidth = 720;

function useWidth(svg: RefObject<SVGSVGElement | null>): number | undefined {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    if (!svg.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const next = Math.round(entry?.contentRect.width ?? 0);
      if (next > 0) setWidth(next);
    });
    observer.observe(svg.current);
    return () => observer.disconnect();
  }, [svg]);
  return width;
}
