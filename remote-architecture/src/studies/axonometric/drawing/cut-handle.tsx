import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { NumberSetting } from '@portfolio/study/number-row';
import { clampToStep } from '@portfolio/study/settings';
import { inMetres, texts } from '../texts';
import type { Extent } from '../algorithm/extent';
import { leftCorner } from './storey-marks';
import { placeOf, type View } from '../algorithm/view';
import styles from './cut-handle.module.css';

type CutHandleProps = {
  building: Extent;
  view: View;
  setting: NumberSetting;
  /** Metres; Infinity where nothing is cut. */
  cut: number;
  onCut: (height: number) => void;
};

/** The height of the cut beside the building, dragged up and down. One unit of the drawing is one pixel. */
export function CutHandle({ building, view, setting, cut, onCut }: CutHandleProps) {
  const held = useRef<{ pointer: number; y: number; height: number }>(undefined);
  const corner = leftCorner(building, view);
  if (!corner) return null;
  const height = Math.min(cut, setting.max);
  const [x, y] = placeOf([corner[0], corner[1], height], view);
  const [, low] = placeOf([corner[0], corner[1], 0], view);
  const [, high] = placeOf([corner[0], corner[1], 1], view);
  const at = Math.max(24, x - 58);
  const letGo = ({ pointerId }: PointerEvent) => {
    if (held.current?.pointer === pointerId) held.current = undefined;
  };
  const follow = (event: PointerEvent) => {
    if (held.current?.pointer !== event.pointerId) return;
    const metres = (event.clientY - held.current.y) / (high - low);
    onCut(clampToStep(setting, held.current.height + metres));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (!steps) return;
    event.preventDefault();
    event.stopPropagation();
    onCut(clampToStep(setting, height + steps * setting.step * (event.shiftKey ? 10 : 1)));
  };
  return (
    <g
      className={styles.handle}
      data-whole={cut < setting.max ? undefined : ''}
      role="slider"
      tabIndex={0}
      aria-label={texts.cutHandle}
      aria-orientation="vertical"
      aria-valuemin={setting.min}
      aria-valuemax={setting.max}
      aria-valuenow={height}
      aria-valuetext={cut < setting.max ? inMetres(height) : texts.uncut}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.stopPropagation();
        if (event.button !== 0 || held.current) return;
        held.current = { pointer: event.pointerId, y: event.clientY, height };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={follow}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      <path className={styles.line} d={`M${at + 14} ${y}H${x - 4}`} />
      <path className={styles.grip} d={`M${at} ${y - 7}h14v14h-14z`} />
      <path className={styles.arrows} d={`M${at + 3} ${y - 2}l4-3 4 3M${at + 3} ${y + 2}l4 3 4-3`} />
      <rect className={styles.reach} x={at - 15} y={y - 22} width="44" height="44" />
    </g>
  );
}
