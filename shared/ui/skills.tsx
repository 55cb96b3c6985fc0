import type { Skill } from '@portfolio/contract/page';
import styles from './skills.module.css';

/** What something is built with: each skill with its sign, where it has one. */
export function Skills({ skills }: { skills: readonly Skill[] }) {
  return (
    <ul className={styles.skills}>
      {skills.map(({ name, sign }) => (
        <li key={name}>
          {sign && (
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={sign} />
            </svg>
          )}
          {name}
        </li>
      ))}
    </ul>
  );
}
