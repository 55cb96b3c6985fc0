import styles from './contact-form.module.css';

type FieldProps = {
  name: string;
  label: string | undefined;
  readOnly: boolean;
  type?: 'text' | 'email';
  autoComplete?: string;
  /** Renders a textarea of this many lines. */
  rows?: number;
  /** What is worth knowing before one writes. */
  hint?: string | undefined;
  /** The validation message. */
  error?: string | undefined;
};

/** A labelled field with its validation message. It keeps its value itself. */
export function Field({ name, label, readOnly, type = 'text', autoComplete, rows, hint, error }: FieldProps) {
  const described = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  const shared = {
    id: name,
    name,
    readOnly,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  };
  return (
    <p className={styles.field} data-wide={rows ? '' : undefined}>
      <label htmlFor={name}>{label}</label>
      {error && (
        <span className={styles.error} id={`${name}-error`} role="status">
          {error}
        </span>
      )}
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} type={type} autoComplete={autoComplete} />}
      {hint && (
        <span className={styles.hint} id={`${name}-hint`}>
          {hint}
        </span>
      )}
    </p>
  );
}
