import styles from './contact-form.module.css';

type FieldProps = {
  name: string;
  label: string | undefined;
  value: string;
  onChange: (value: string) => void;
  readOnly: boolean;
  type?: 'text' | 'email';
  autoComplete?: string;
  /** Renders a textarea of this many lines. */
  rows?: number;
  /** The validation message. */
  error?: string | undefined;
};

/** A labelled field with its validation message. */
export function Field({
  name,
  label,
  value,
  onChange,
  readOnly,
  type = 'text',
  autoComplete,
  rows,
  error,
}: FieldProps) {
  const shared = {
    id: name,
    name,
    value,
    readOnly,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${name}-error` : undefined,
  };
  return (
    <p className={styles.field} data-wide={rows ? '' : undefined}>
      <label htmlFor={name}>{label}</label>
      {error && (
        <span className={styles.error} id={`${name}-error`} role="status">
          {error}
        </span>
      )}
      {rows ? (
        <textarea {...shared} rows={rows} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input {...shared} type={type} autoComplete={autoComplete} onChange={(event) => onChange(event.target.value)} />
      )}
    </p>
  );
}
