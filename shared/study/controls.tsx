import { memo, useId, useState, type ComponentProps, type ReactNode } from 'react';
import { NumberRow } from './number-row';
import type { Setting, Settings, Values } from './settings';
import styles from './row.module.css';

type RowsProps<S extends Settings> = {
  settings: S;
  values: Values<S>;
  onChange: (changes: Partial<Values<S>>) => void;
  /** The settings to show, in this order. */
  names: readonly (keyof S & string)[];
};

/** A row of one height and one grid for each setting. */
export function Rows<S extends Settings>({ settings, values, onChange, names }: RowsProps<S>) {
  return names.map((name) => {
    const setting: Setting | undefined = settings[name];
    const value: Setting['value'] | undefined = values[name];
    return setting && value !== undefined ? (
      <Row key={name} name={name} setting={setting} value={value} onChange={onChange as Change} />
    ) : null;
  });
}

type Change = (changes: Readonly<Record<string, Setting['value']>>) => void;
type RowProps = { name: string; setting: Setting; value: Setting['value']; onChange: Change };

/** Memoised: while one setting is dragged the others are not rendered again. */
const Row = memo(function Row({ name, setting, value, ...props }: RowProps) {
  const onChange = (next: Setting['value']) => props.onChange({ [name]: next });
  switch (setting.kind) {
    case 'number':
      return <NumberRow setting={setting} value={Number(value)} onChange={onChange} />;
    case 'choice':
      return <ChoiceRow label={setting.label} options={setting.options} value={String(value)} onChange={onChange} />;
    case 'switch':
      return <SwitchRow label={setting.label} value={Boolean(value)} onChange={onChange} />;
    case 'text':
      return <TextRow setting={setting} value={String(value)} onChange={onChange} />;
  }
});

type ChoiceRowProps = {
  label: string;
  options: Readonly<Record<string, string>>;
  value: string;
  onChange: (value: string) => void;
};

/** More options than this are a select. */
const mostSegments = 4;

/** A choice as segments that are all seen, or as a select if there are many. */
export function ChoiceRow({ label, options, value, onChange }: ChoiceRowProps) {
  const id = useId();
  const names = Object.entries(options);
  if (names.length <= mostSegments)
    return (
      <div className={styles.row} role="radiogroup" aria-labelledby={id}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        <Segments options={options} value={value} onChange={onChange} />
      </div>
    );
  return (
    <div className={styles.row}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={`${styles.select} ${styles.wide}`}>
        <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
          {names.map(([name, text]) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}

/** The radio buttons of a choice. The group and its name are made by the caller. */
export function Segments({ options, value, onChange }: Omit<ChoiceRowProps, 'label'>) {
  const group = useId();
  return (
    <span className={`${styles.segments} ${styles.wide}`}>
      {Object.entries(options).map(([name, text]) => (
        <label key={name} className={styles.segment}>
          <input type="radio" name={group} checked={name === value} onChange={() => onChange(name)} />
          <span>{text}</span>
        </label>
      ))}
    </span>
  );
}

/** A setting that is on or off. */
export function SwitchRow(props: { label: string; value: boolean; onChange: (value: boolean) => void }) {
  return (
    <label className={`${styles.row} ${styles.switch}`}>
      <span className={styles.label}>{props.label}</span>
      <input type="checkbox" checked={props.value} onChange={(event) => props.onChange(event.target.checked)} />
    </label>
  );
}

type TextRowProps = {
  setting: Extract<Setting, { kind: 'text' }>;
  value: string;
  onChange: (value: string) => void;
};

/** A text that is validated on input. An invalid text stays in the row, and the study keeps its last valid state. */
export function TextRow({ setting, value, onChange }: TextRowProps) {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const error = draft === undefined ? undefined : setting.validate(draft);
  const edit = (text: string) => {
    setDraft(text);
    if (!setting.validate(text)) onChange(text);
  };
  return (
    <div className={styles.row}>
      <label htmlFor={id} className={styles.label}>
        {setting.label}
      </label>
      <span className={`${styles.text} ${styles.wide}`}>
        <input
          id={id}
          value={draft ?? value}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
          onChange={(event) => edit(event.target.value)}
          onBlur={() => !error && setDraft(undefined)}
        />
      </span>
      <p id={`${id}-error`} className={styles.error} role="status">
        {error}
      </p>
    </div>
  );
}

/** A row of one or more buttons, for what is done and not set. */
export function ButtonRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.row} role="group" aria-label={label}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <span className={`${styles.segments} ${styles.wide}`}>{children}</span>
    </div>
  );
}

/** A button in the words of a study: quiet, underlined, as high as a row. */
export function Button({ onClick, children }: Pick<ComponentProps<'button'>, 'onClick' | 'children'>) {
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      {children}
    </button>
  );
}
