import { texts } from '../texts';
import styles from './legend.module.css';

/** What the fills of the lots mean. */
export function Legend() {
  return (
    <ul className={styles.legend}>
      {(['street', 'narrow', 'none', 'court'] as const).map((kind) => (
        <li key={kind}>
          <svg viewBox="0 0 24 14" data-kind={kind} aria-hidden="true">
            <rect x="0.5" y="0.5" width="23" height="13" />
            {(kind === 'narrow' || kind === 'none') && <path d="M1 9 9 1M1 13 13 1M7 13 19 1M13 13 23 3M19 13l4-4" />}
          </svg>
          {texts.legend[kind]}
        </li>
      ))}
    </ul>
  );
}
