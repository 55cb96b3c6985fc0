import type { KeyboardEvent, PointerEvent } from 'react';
import type { NumberSetting } from '@portfolio/study/number-row';
import { clampToStep } from '@portfolio/study/settings';
import { useDrags } from '@portfolio/study/use-drags';
import { fixed } from '@portfolio/study/grouped';
import type { Plate } from '../algorithm/packing';
import { texts } from '../texts';
import styles from './plate-edges.module.css';

type PlateEdgesProps = {
  /** As it is drawn. */
  plate: Plate;
  /** As it is set: the drawing follows when it is computed. */
  wanted: Plate;
  /** Whether the Tab key stops here; pointers can always drag. */
  isFocusable: boolean;
  /** The limits of both sides. */
  limits: Readonly<Record<keyof Plate, NumberSetting>>;
  onResize: (size: Partial<Plate>) => void;
};

/** Where a pointer took hold of a side, in pixels, and what a metre was then. */
type Held = { at: number; metres: number; scale: number };

/** Metres from the edge to the dimension line that is its handle. */
export const reach = 1.3;

/** The two dimensions of a plate, dragged or moved by arrow keys. The south-west corner stays. */
export function PlateEdges({ plate, wanted, isFocusable, limits, onResize }: PlateEdgesProps) {
  const { width, depth } = plate;
  const drags = {
    width: useSide('width', wanted, limits, onResize),
    depth: useSide('depth', wanted, limits, onResize),
  };
  const step = (side: keyof Plate) => (event: KeyboardEvent) => {
    const steps = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 5, PageDown: -5 }[event.key];
    if (!steps) return;
    event.preventDefault();
    event.stopPropagation();
    onResize({ [side]: clampToStep(limits[side], wanted[side] + steps * limits[side].step) });
  };
  const handle = (side: keyof Plate) => ({
    className: styles.edge,
    'data-side': side,
    role: 'slider',
    tabIndex: isFocusable ? 0 : -1,
    'aria-label': texts.drag[side],
    'aria-valuenow': wanted[side],
    'aria-valuemin': limits[side].min,
    'aria-valuemax': limits[side].max,
    'aria-valuetext': `${fixed(wanted[side], 1)} m`,
    'aria-orientation': side === 'width' ? ('horizontal' as const) : ('vertical' as const),
    ...drags[side],
    onKeyDown: step(side),
  });
  const [x, y] = [width + reach, -reach];
  return (
    <>
      <g {...handle('width')}>
        <path d={`M${x} 0V${depth}`} />
        <path d={`M${x - 0.5} 0h1M${x - 0.5} ${depth}h1`} />
        <path className={styles.grip} d={`M${x} ${depth / 2 - 2}v4`} />
        <path className={styles.hit} d={`M${x} ${depth / 2 - 6}v12`} />
      </g>
      <g {...handle('depth')}>
        <path d={`M0 ${y}H${width}`} />
        <path d={`M0 ${y - 0.5}v1M${width} ${y - 0.5}v1`} />
        <path className={styles.grip} d={`M${width / 2 - 2} ${y}h4`} />
        <path className={styles.hit} d={`M${width / 2 - 6} ${y}h12`} />
      </g>
    </>
  );
}

function useSide(
  side: keyof Plate,
  wanted: Plate,
  limits: PlateEdgesProps['limits'],
  onResize: PlateEdgesProps['onResize'],
) {
  const along = (event: PointerEvent) => (side === 'width' ? event.clientX : -event.clientY);
  return useDrags<Held>({
    grab: (event) => {
      const matrix = event.currentTarget.ownerSVGElement?.getScreenCTM();
      // The scale of the beginning holds: the frame may grow meanwhile, and what is pulled must not run away.
      return matrix ? { at: along(event), metres: wanted[side], scale: matrix.a } : undefined;
    },
    move: (held, event) => {
      const pulled = (along(event) - held.at) / held.scale;
      onResize({ [side]: clampToStep(limits[side], held.metres + pulled) });
    },
  });
}
