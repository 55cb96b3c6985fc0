import { useState } from 'react';
import { Segments } from '@portfolio/study/controls';
import { methods } from '../algorithm/methods';
import type { Method, Plate } from '../algorithm/packing';
import { percent, texts } from '../texts';
import { PlateView, type PlateViewProps } from './plate-view';
import styles from './plates.module.css';

type PlatesProps = Omit<PlateViewProps, 'method' | 'isLeading' | 'frame'> & {
  /** So many plans are drawn: one after another, so that a slow machine stays responsive. */
  count: number;
  /** The plate with which the page begins: the plans leave room for it. */
  usual: Plate;
  leading: Method;
  onLead: (method: Method) => void;
};

/** The four plans in one scale. Where there is room for one only, it is chosen above it. */
export function Plates({ count, usual, leading, onLead, ...props }: PlatesProps) {
  const { runs, task } = props.result;
  const [frame, setFrame] = useState(usual);
  const grown = frameRound(task.plate, frame);
  if (grown !== frame) setFrame(grown);
  const options = methods.map(
    (method) => [method, `${texts.methods[method]}\n${percent(runs[method].occupancy)}`] as const,
  );
  return (
    <div className={styles.sheet}>
      <div className={styles.chooser} role="radiogroup" aria-label={texts.shown}>
        <Segments
          options={Object.fromEntries(options)}
          value={leading}
          onChange={(method) => onLead(method as Method)}
        />
      </div>
      <div className={styles.plates}>
        {methods.slice(0, count).map((method) => (
          <PlateView key={method} method={method} isLeading={method === leading} frame={frame} {...props} />
        ))}
      </div>
      {count > methods.length && <Legend />}
    </div>
  );
}

/** Metres by which the frame grows. */
const growth = 6;

/**
 * The frame holds the plate and never becomes smaller, so that an edge that is dragged stays under the pointer. It grows
 * by whole steps, not with every move.
 */
function frameRound({ width, depth }: Plate, frame: Plate): Plate {
  if (width <= frame.width && depth <= frame.depth) return frame;
  const fit = (metres: number, before: number) => Math.max(before, Math.ceil(metres / growth) * growth);
  return { width: fit(width, frame.width), depth: fit(depth, frame.depth) };
}

function Legend() {
  return (
    <ul className={styles.legend}>
      {(['last', 'free', 'pinned'] as const).map((kind) => (
        <li key={kind}>
          <svg viewBox="0 0 24 14" data-kind={kind} aria-hidden="true">
            <rect x="1.5" y="1.5" width="21" height="11" />
            {kind === 'pinned' && <circle cx="6" cy="6" r="2" />}
          </svg>
          {texts.legend[kind]}
        </li>
      ))}
    </ul>
  );
}
