import type { AreaName } from '@portfolio/contract/areas';
import { RowText } from './row-text';
import styles from './rail.module.css';

type RailLinkProps = {
  href: string;
  code: string;
  title: string;
  current: boolean;
  area?: AreaName;
  language?: string | undefined;
};

const longestCodeBeforeTitle = 4;

export function RailLink({ href, code, title, current, area, language }: RailLinkProps) {
  return (
    <li>
      <a
        className={styles.row}
        href={href}
        lang={language}
        data-area={area}
        data-named={code.length > longestCodeBeforeTitle || undefined}
        aria-current={current ? 'page' : undefined}
      >
        <RowText code={code} title={title} />
      </a>
    </li>
  );
}
