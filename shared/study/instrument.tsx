import { useDeferredValue, useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { useParts } from './use-parts';
import styles from './instrument.module.css';

type InstrumentProps = {
  /** What the instrument is, for people who do not see it. */
  name: string;
  /** Sentences about settings of the address or input that made no sense. */
  faults?: readonly string[];
  /** The element that playback watches. */
  stage?: Ref<HTMLElement>;
  /** The moving drawing. */
  drawing: ReactNode;
  /** Playbar, fields, exports. */
  controls: ReactNode;
  metrics?: ReactNode;
  /** The drawing still comes in parts: fields and figures wait for it, so that nothing below it jumps. */
  isDrawing?: boolean;
};

/** The layout that all studies share: a drawing on its sheet, under it the playbar, beside it fields and figures. */
export function Instrument({ name, faults = [], stage, drawing, controls, metrics, isDrawing }: InstrumentProps) {
  const parts = useParts(2, isDrawing);
  return (
    <section className={styles.instrument} data-coming={parts < 2 ? '' : undefined} aria-label={name} ref={stage}>
      {faults.length > 0 && (
        <div className={styles.faults} role="alert">
          {faults.map((fault) => (
            <p key={fault}>{fault}</p>
          ))}
        </div>
      )}
      <div className={styles.drawing}>{drawing}</div>
      <div className={styles.panel}>
        {parts > 0 && controls}
        {parts > 1 && metrics}
      </div>
    </section>
  );
}

type MetricsProps = {
  rows: readonly (readonly [label: string, value: string])[];
  /** One sentence that says the result; read out when it has rested for a moment. */
  summary: string;
};

/** The figures of a study, and its result as a sentence for people who use a screen reader. */
export function Metrics({ rows, summary }: MetricsProps) {
  const said = useRested(summary);
  // The slider under the finger comes first.
  const shown = useDeferredValue(rows);
  return (
    <>
      <dl className={styles.metrics}>
        {shown.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.summary} role="status" aria-live="polite">
        {said}
      </p>
    </>
  );
}

/** The value once it has not changed for 600 ms: a dragged slider must not talk all the time. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  const timer = useRef(0);
  useEffect(() => {
    timer.current = window.setTimeout(() => setRested(value), 600);
    return () => clearTimeout(timer.current);
  }, [value]);
  return rested;
}
