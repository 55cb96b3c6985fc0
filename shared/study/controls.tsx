import { memo, useId, useState, type ReactNode } from 'react';
import { useShell } from '@portfolio/contract/shell';
import { clampToStep, type Setting, type Settings, type Values } from './settings';
import type { Playback } from './use-playback';
import styles from './controls.module.css';

type PlaybarProps = { playback: Playback; onStep: () => void; onReset: () => void; children?: ReactNode };

/** Play or Pause, Step and Reset. Children are further buttons in the same row. */
export function Playbar({ playback, onStep, onReset, children }: PlaybarProps) {
  const { texts } = useShell();
  const reset = () => {
    playback.pause();
    onReset();
  };
  return (
    <div className={styles.bar}>
      <Button onClick={playback.playing ? playback.pause : playback.play}>
        {playback.playing ? texts.studyPause : texts.studyPlay}
      </Button>
      <Button onClick={onStep}>{texts.studyStep}</Button>
      <Button onClick={reset}>{texts.studyReset}</Button>
      {children}
    </div>
  );
}

/** A button in the controls of a study. */
export function Button({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      {children}
    </button>
  );
}

type FieldsProps<S extends Settings> = {
  settings: S;
  values: Values<S>;
  onChange: (changes: Partial<Values<S>>) => void;
  /** The settings to show, in this order; by default all. */
  names?: readonly (keyof S & string)[];
};

/** A field for each setting. Sliders always have a number field too. */
export function Fields<S extends Settings>({
  settings,
  values,
  onChange,
  names = Object.keys(settings),
}: FieldsProps<S>) {
  return (
    <div className={styles.fields}>
      {names.map((name) => {
        const setting: Setting | undefined = settings[name];
        const value: Setting['value'] | undefined = values[name];
        return setting && value !== undefined ? (
          <Field key={name} name={name} setting={setting} value={value} onChange={onChange as Change} />
        ) : null;
      })}
    </div>
  );
}

type Change = (changes: Readonly<Record<string, Setting['value']>>) => void;
type FieldProps = { name: string; setting: Setting; value: Setting['value']; onChange: Change };

/** Memoised: while one field is dragged the others are not rendered again. */
const Field = memo(function Field({ name, setting, value, ...props }: FieldProps) {
  const id = useId();
  const onChange = (next: Setting['value']) => props.onChange({ [name]: next });
  switch (setting.kind) {
    case 'number':
      return <NumberField setting={setting} value={Number(value)} onChange={onChange} />;
    case 'choice':
      return (
        <div className={styles.field}>
          <label htmlFor={id}>{setting.label}</label>
          <select id={id} value={String(value)} onChange={(event) => onChange(event.target.value)}>
            {Object.entries(setting.options).map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </div>
      );
    case 'switch':
      return (
        <label className={styles.switch}>
          <input type="checkbox" checked={Boolean(value)} onChange={(event) => onChange(event.target.checked)} />
          <span>{setting.label}</span>
        </label>
      );
    case 'text':
      return <TextField setting={setting} value={String(value)} onChange={onChange} />;
  }
});

type NumberFieldProps = {
  setting: Extract<Setting, { kind: 'number' }>;
  value: number;
  onChange: (value: number) => void;
};

/**
 * Slider and number field of one setting. Input is applied if it is a number in range, and rounded to the step on blur.
 */
export function NumberField({ setting, value, onChange }: NumberFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const { label, unit, min, max, step } = setting;
  const edit = (text: string) => {
    setDraft(text);
    const number = Number(text);
    if (text.trim() !== '' && number >= min && number <= max) onChange(clampToStep(setting, number));
  };
  const range = { min, max, step };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {unit && <span className={styles.unit}> {unit}</span>}
      </label>
      <input
        id={id}
        type="number"
        inputMode="decimal"
        {...range}
        value={draft ?? value}
        onChange={(event) => edit(event.target.value)}
        onBlur={() => setDraft(undefined)}
      />
      <input
        type="range"
        aria-label={label}
        {...range}
        value={value}
        onChange={(event) => onChange(clampToStep(setting, event.target.valueAsNumber))}
      />
    </div>
  );
}

type TextFieldProps = {
  setting: Extract<Setting, { kind: 'text' }>;
  value: string;
  onChange: (value: string) => void;
};

/** A text that is validated on input. An invalid text stays in the field, and the study keeps its last valid state. */
function TextField({ setting, value, onChange }: TextFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const error = draft === undefined ? undefined : setting.validate(draft);
  const edit = (text: string) => {
    setDraft(text);
    if (!setting.validate(text)) onChange(text);
  };
  return (
    <div className={styles.field} data-wide="">
      <label htmlFor={id}>{setting.label}</label>
      <input
        id={id}
        value={draft ?? value}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-error`}
        onChange={(event) => edit(event.target.value)}
        onBlur={() => !error && setDraft(undefined)}
      />
      <p id={`${id}-error`} className={styles.error} role="status">
        {error}
      </p>
    </div>
  );
}
