import { useDeferredValue, useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { useProgressiveRender } from './use-progressive-render';
import styles from './instrument.module.css';

type InstrumentProps = {
  /** The accessible name. */
  name: string;
  /** Messages about invalid settings in the URL or invalid input. */
  errors?: readonly string[];
  /** The element whose visibility pauses the playback. */
  container?: Ref<HTMLElement>;
  /** The moving drawing. */
  drawing: ReactNode;
  /** Play bar, fields, exports. */
  controls: ReactNode;
  metrics?: ReactNode;
  /** While the drawing is rendered in parts, controls and metrics wait, so that nothing below jumps. */
  isDrawing?: boolean;
};

/** The layout of all studies: the drawing, then controls and metrics. */
export function Instrument({ name, errors = [], container, drawing, controls, metrics, isDrawing }: InstrumentProps) {
  const parts = useProgressiveRender(2, isDrawing);
  return (
    <section className={styles.instrument} data-loading={parts < 2 ? '' : undefined} aria-label={name} ref={container}>
      {errors.length > 0 && (
        <div className={styles.errors} role="alert">
          {errors.map((error) => (
            <p key={error}>{error}</p>
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
  /** The result as one sentence, announced once it has not changed for a moment. */
  summary: string;
};

/** The figures of a study, and its result as a sentence for screen readers. */
export function Metrics({ rows, summary }: MetricsProps) {
  const announced = useDebounced(summary);
  // Deferred, so that a dragged slider stays responsive.
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
        {announced}
      </p>
    </>
  );
}

/** The value once it has not changed for 600 ms, so that a dragged slider is not announced all the time. */
function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value);
  const timer = useRef(0);
  useEffect(() => {
    timer.current = window.setTimeout(() => setDebounced(value), 600);
    return () => clearTimeout(timer.current);
  }, [value]);
  return debounced;
}
