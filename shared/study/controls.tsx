import { memo, useId, useState, type ReactNode } from 'react';
import { useShell } from 'shared/contract/shell';
import { fitted, type Setting, type Settings, type Values } from './settings';
import type { Playback } from './use-playback';
import styles from './controls.module.css';

type PlaybarProps = { playback: Playback; onStep: () => void; onReset: () => void; children?: ReactNode };

/** Play or Pause, Step, Reset; children are further buttons of the same row. */
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

/** A button of an instrument. */
export function Button({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.press} onClick={onClick}>
      {children}
    </button>
  );
}

type FieldsProps<S extends Settings> = {
  settings: S;
  values: Values<S>;
  onChange: (changes: Partial<Values<S>>) => void;
  /** The settings to show, in this order; all of them when left out. */
  names?: readonly (keyof S & string)[];
};

/** A field for each setting: a slider is always a number field too. */
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

/** Fields whose values stay are not drawn again: while one is dragged the others rest. */
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

/** Slider and number field of one setting. What is typed counts when it is a number in range, and snaps when left. */
export function NumberField({ setting, value, onChange }: NumberFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const { label, unit, min, max, step } = setting;
  const type = (text: string) => {
    setTyped(text);
    const number = Number(text);
    if (text.trim() !== '' && number >= min && number <= max) onChange(fitted(setting, number));
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
        value={typed ?? value}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(undefined)}
      />
      <input
        type="range"
        aria-label={label}
        {...range}
        value={value}
        onChange={(event) => onChange(fitted(setting, event.target.valueAsNumber))}
      />
    </div>
  );
}

type TextFieldProps = {
  setting: Extract<Setting, { kind: 'text' }>;
  value: string;
  onChange: (value: string) => void;
};

/** A text that is checked while it is typed; a wrong one is kept in the field and the study keeps its last good state. */
function TextField({ setting, value, onChange }: TextFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const fault = typed === undefined ? undefined : setting.fault(typed);
  const type = (text: string) => {
    setTyped(text);
    if (!setting.fault(text)) onChange(text);
  };
  return (
    <div className={styles.field} data-wide="">
      <label htmlFor={id}>{setting.label}</label>
      <input
        id={id}
        value={typed ?? value}
        aria-invalid={fault ? true : undefined}
        aria-describedby={`${id}-fault`}
        onChange={(event) => type(event.target.value)}
        onBlur={() => !fault && setTyped(undefined)}
      />
      <p id={`${id}-fault`} className={styles.fault} role="status">
        {fault}
      </p>
    </div>
  );
}
