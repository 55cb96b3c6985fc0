import { Activity, Suspense, useId, useState, type ReactNode, type Ref } from 'react';
import { studyTexts } from './study-texts';
import { useProgressiveRender } from './use-progressive-render';
import styles from './instrument.module.css';
import row from './row.module.css';

type InstrumentProps = {
  /** The accessible name. */
  name: string;
  /** Messages about invalid settings in the URL or invalid input. */
  errors?: readonly string[];
  /** The element whose visibility pauses the playback. */
  container?: Ref<HTMLElement>;
  /** What can be found out, see questions.tsx. */
  questions?: ReactNode;
  /** The drawing on its light paper. */
  drawing: ReactNode;
  /** The playback bar of a study that plays. */
  playback?: ReactNode;
  /** At most five rows, see controls.tsx: what matters. */
  strip: ReactNode;
  /** Sections with all other settings. */
  more?: ReactNode;
  results?: ReactNode;
  /** While the drawing is rendered in parts, everything else waits, so that nothing below jumps. */
  isDrawing?: boolean;
};

/** The layout of all studies: the drawing with its playback bar, a strip of controls, the results. */
export function Instrument({ name, errors = [], container, isDrawing, ...parts }: InstrumentProps) {
  const count = useProgressiveRender(2, isDrawing);
  return (
    <section className={styles.instrument} data-loading={count < 2 ? '' : undefined} aria-label={name} ref={container}>
      {errors.length > 0 && (
        <div className={styles.errors} role="alert">
          {[...new Set(errors)].map((error) => (
            <p key={error}>{error}</p>
          ))}
        </div>
      )}
      {parts.questions}
      <div className={styles.work}>
        <div className={styles.stage}>
          <div className={styles.drawing}>{parts.drawing}</div>
          {count > 0 && parts.playback}
        </div>
        {count > 0 && <Controls strip={parts.strip} more={parts.more} />}
      </div>
      {count > 1 && parts.results}
    </section>
  );
}

/** The strip. Its last cell opens the other settings. They keep what was chosen and typed in them while they are closed. */
function Controls({ strip, more }: Pick<InstrumentProps, 'strip' | 'more'>) {
  const id = useId();
  // Undefined until they are opened the first time.
  const [isOpen, setIsOpen] = useState<boolean>();
  return (
    <>
      <div className={styles.grid} role="group" aria-label={studyTexts.controls}>
        {strip}
        {more && (
          <button
            type="button"
            className={`${row.row} ${row.more}`}
            aria-expanded={!!isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {studyTexts.more}
          </button>
        )}
      </div>
      {more && (
        <div id={id} className={styles.sections} hidden={!isOpen}>
          {isOpen !== undefined && (
            <Activity mode={isOpen ? 'visible' : 'hidden'}>
              {/* Some load their code when they are opened. */}
              <Suspense fallback={null}>{more}</Suspense>
            </Activity>
          )}
        </div>
      )}
    </>
  );
}

/** A section of the other settings: a title over rows in the grid of the strip. */
export function Section({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className={styles.section}>
      <legend>{title}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.grid}>{children}</div>
    </fieldset>
  );
}
