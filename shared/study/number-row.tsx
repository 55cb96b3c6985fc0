import { useId, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { clampToStep, type Setting } from './settings';
import { studyTexts } from './study-texts';
import styles from './row.module.css';
import track from './track.module.css';

export type NumberSetting = Extract<Setting, { kind: 'number' }>;

type NumberRowProps = { setting: NumberSetting; value: number; onChange: (value: number) => void };

/** A row with label, track and editable value. */
export function NumberRow({ setting, value, onChange }: NumberRowProps) {
  const id = useId();
  const [refusal, setRefusal] = useState<Refusal>();
  return (
    <div className={styles.row}>
      <label htmlFor={id} className={styles.label}>
        {setting.label}
      </label>
      <Track setting={setting} value={value} onChange={onChange} />
      <ValueInput id={id} setting={setting} value={value} onChange={onChange} onRefuse={setRefusal} />
      <p id={`${id}-error`} className={styles.error} role="status">
        {refusal?.of === value ? refusal.sentence : undefined}
      </p>
    </div>
  );
}

/** The slider of a number. */
export function Track({ setting, value, onChange }: NumberRowProps) {
  const { label, unit, min, max, step } = setting;
  const share = max > min ? (value - min) / (max - min) : 0;
  return (
    <input
      type="range"
      className={track.track}
      aria-label={label}
      aria-valuetext={unit && `${value} ${unit}`}
      {...{ min, max, step }}
      value={value}
      style={{ '--at': `${(share * 100).toFixed(2)}%` } as CSSProperties}
      onChange={(event) => onChange(clampToStep(setting, event.target.valueAsNumber))}
    />
  );
}

/** A sentence about input that is no number in range. It is shown as long as the value is the one that it was refused for. */
export type Refusal = { sentence: string; of: number };

type ValueInputProps = NumberRowProps & {
  /** Of the input; its error is expected in `${id}-error`. */
  id: string;
  /** Receives nothing when the input is a number in range again. */
  onRefuse: (refusal?: Refusal) => void;
};

/**
 * The value of a number, editable in place. What is typed is applied while it is a number in range. Other input stays
 * and is refused on Enter or when the input loses the focus, so that nobody is interrupted while typing.
 */
export function ValueInput({ id, setting, value, onChange, onRefuse }: ValueInputProps) {
  const [draft, setDraft] = useState<{ text: string; values: readonly number[] }>();
  const { unit, min, max, step } = setting;
  // A value that was set otherwise meanwhile, such as by the slider, replaces what was typed.
  const shown = draft?.values.includes(value) ? draft.text : undefined;
  const isRefused = shown !== undefined && numberIn(setting, shown) === undefined;
  const edit = (text: string) => {
    const number = numberIn(setting, text);
    const next = number === undefined ? value : clampToStep(setting, number);
    setDraft({ text, values: [value, next] });
    if (number === undefined) return;
    onRefuse();
    if (next !== value) onChange(next);
  };
  const commit = () => {
    if (shown !== undefined && isRefused)
      return onRefuse({ sentence: studyTexts.notNumber(setting, shown, value), of: value });
    setDraft(undefined);
    onRefuse();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (event.key === 'Enter') commit();
    else if (event.key === 'Escape') setDraft(undefined);
    else if (steps) onChange(clampToStep(setting, value + steps * step));
    else return;
    if (event.key !== 'Enter') onRefuse();
    event.preventDefault();
  };
  return (
    <span className={styles.value}>
      <input
        id={id}
        type="text"
        inputMode={min < 0 ? 'text' : 'decimal'}
        autoComplete="off"
        role="spinbutton"
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={unit && `${value} ${unit}`}
        aria-invalid={isRefused || undefined}
        aria-describedby={`${id}-error`}
        value={shown ?? String(value)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => edit(event.target.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      <span className={styles.unit} aria-hidden="true">
        {unit}
      </span>
    </span>
  );
}

/** The number that a text says, with a point or a comma, or undefined if it is none or out of range. */
function numberIn({ min, max }: NumberSetting, text: string): number | undefined {
  const number = Number(text.trim().replace(',', '.').replace('−', '-'));
  return text.trim() !== '' && number >= min && number <= max ? number : undefined;
}
