import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { ahead, drawRoll, keyAt, middleOf, type Inks, type RollSize } from '../drawing/draw-roll';
import { texts } from '../texts';
import type { Player } from '../algorithm/player';
import type { Score } from '../algorithm/score';
import styles from './piano-roll.module.css';

type PianoRollProps = {
  score: Score;
  player: Player;
  lowest: number;
  /** Seconds into the song. */
  position: number;
  onKey: (pitch: number, velocity: number) => void;
  onSeek: (seconds: number) => void;
  onToggle: () => void;
};

/** Falling notes over 88 keys, which play by touch, by mouse and by the computer's keys. */
export function PianoRoll({ score, player, lowest, position, onKey, onSeek, onToggle }: PianoRollProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const fingers = useRef(new Map<number, number>());
  const held = useRef<{ pointer: number; y: number; position: number }>(undefined);
  const size = useSize(canvas);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !canvas.current || !size) return;
    context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
    drawRoll(context, { score, player, size, lowest, ...styleOf(canvas.current) });
  });
  useEffect(() => {
    const outer = frame.current;
    if (outer && size) outer.scrollLeft = middleOf(score.notes) * size.width - outer.clientWidth / 2;
  }, [score, size]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const seconds = { ArrowUp: -1, ArrowDown: 1 }[event.code];
    if (!seconds && event.code !== 'Space') return;
    event.preventDefault();
    if (seconds) onSeek(position + seconds);
    else if (!event.repeat) onToggle();
  };
  const onFinger = (event: PointerEvent<HTMLCanvasElement>, isDown: boolean) => {
    const box = event.currentTarget.getBoundingClientRect();
    const pitch = isDown && size ? keyAt(size, event.clientX - box.left, event.clientY - box.top) : undefined;
    const before = fingers.current.get(event.pointerId);
    if (before === pitch) return;
    if (before !== undefined) onKey(before, 0);
    if (pitch === undefined) fingers.current.delete(event.pointerId);
    else {
      fingers.current.set(event.pointerId, pitch);
      onKey(pitch, 0.65);
    }
  };
  /** The notes are pulled down, or back up, by hand. */
  const onScrub = (event: PointerEvent) => {
    if (held.current?.pointer !== event.pointerId || !size) return;
    onSeek(held.current.position + ((event.clientY - held.current.y) / size.fall) * ahead);
  };
  const endScrub = ({ pointerId }: PointerEvent) => {
    if (held.current?.pointer === pointerId) held.current = undefined;
  };
  return (
    <div
      ref={frame}
      className={styles.frame}
      role="application"
      aria-label={texts.keyboard}
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <canvas
        ref={canvas}
        className={styles.roll}
        width={Math.round((size?.width ?? 1) * devicePixelRatio)}
        height={Math.round((size?.height ?? 1) * devicePixelRatio)}
        onPointerDown={(event) => onFinger(event, true)}
        onPointerMove={(event) => event.buttons > 0 && fingers.current.size > 0 && onFinger(event, true)}
        onPointerUp={(event) => onFinger(event, false)}
        onPointerCancel={(event) => onFinger(event, false)}
        onPointerLeave={(event) => onFinger(event, false)}
      />
      <div
        className={styles.falling}
        style={{ inlineSize: size?.width, blockSize: size?.fall }}
        onPointerDown={(event) => {
          if (event.button !== 0 || held.current) return;
          held.current = { pointer: event.pointerId, y: event.clientY, position };
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={onScrub}
        onPointerUp={endScrub}
        onPointerCancel={endScrub}
      />
    </div>
  );
}

/** Share of the height in which notes fall. */
const fallShare = 0.74;

function useSize(canvas: { readonly current: HTMLCanvasElement | null }): RollSize | undefined {
  const [size, setSize] = useState<RollSize>();
  useEffect(() => {
    if (!canvas.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setSize({ width, height, fall: Math.round(height * fallShare) });
    });
    observer.observe(canvas.current);
    return () => observer.disconnect();
  }, [canvas]);
  return size;
}

/** A canvas knows no tokens: it takes their values from its own style. */
function styleOf(canvas: HTMLCanvasElement): { inks: Inks; face: string } {
  const style = getComputedStyle(canvas);
  const token = (name: string) => style.getPropertyValue(name);
  const inks = {
    ink: token('--ink'),
    soft: token('--roll-soft'),
    pale: token('--ink-line'),
    wash: token('--roll-wash'),
    paper: token('--sheet'),
    red: token('--ink-accent'),
  };
  return { inks, face: style.fontFamily };
}
