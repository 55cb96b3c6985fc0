import { skillSigns } from './skill-signs';
import styles from './skills.module.css';

/** What a program is built with: each technology with its sign, where there is one. */
export function Skills({ names }: { names: readonly string[] }) {
  return (
    <ul className={styles.skills}>
      {names.map((name) => (
        <li key={name}>
          <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
            <path d={skillSigns[name]} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
