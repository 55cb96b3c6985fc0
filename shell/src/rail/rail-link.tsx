import type { AreaName } from '@portfolio/contract/areas';
import styles from './rail.module.css';

type RailLinkProps = { href: string; code: string; title: string; current: boolean; area?: AreaName };

/** A row: code and title. The accessible name begins with the code. */
export function RailLink({ href, code, title, current, area }: RailLinkProps) {
  return (
    <li>
      <a className={styles.row} href={href} data-area={area} aria-current={current ? 'page' : undefined}>
        <span className={styles.code}>{code}</span> <span className={styles.title}>{title}</span>
      </a>
    </li>
  );
}
