import { useState } from 'react';
import { Segments } from '@portfolio/study/controls';
import { methods } from './methods';
import type { Method } from './packing';
import { percent, texts } from './packing-texts';
import { PlateView, type PlateViewProps } from './plate-view';
import styles from './plates.module.css';

type PlatesProps = Omit<PlateViewProps, 'method' | 'isLeading'> & {
  /** So many plans are drawn: one after another, so that a slow machine stays responsive. */
  count: number;
};

/** The four plans in one scale. Where there is room for one only, it is chosen above it. */
export function Plates({ count, ...props }: PlatesProps) {
  const [leading, setLeading] = useState<Method>('maxrects');
  const { runs } = props.result;
  const options = methods.map((method) => [method, `${texts.methods[method]} ${percent(runs[method].occupancy, 0)}`]);
  return (
    <div className={styles.sheet}>
      <div className={styles.chooser} role="radiogroup" aria-label={texts.shown}>
        <Segments
          options={Object.fromEntries(options)}
          value={leading}
          onChange={(method) => setLeading(method as Method)}
        />
      </div>
      <div className={styles.plates}>
        {methods.slice(0, count).map((method) => (
          <PlateView key={method} method={method} isLeading={method === leading} {...props} />
        ))}
      </div>
      <Legend />
    </div>
  );
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
