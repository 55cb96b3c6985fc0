import type { MouseEvent } from 'react';
import { useShell } from '@portfolio/contract/shell';
import styles from './rail.module.css';

/** A row for each other language of the site, by its own name: the same page in the same place and state. */
export function LanguageLinks({ path }: { path: string }) {
  const { language, languages } = useShell().site;
  return languages?.map(
    ({ tag, name, path: below }) =>
      tag !== language && (
        <li key={tag}>
          {/* The page for unknown addresses is prerendered for none. */}
          <a
            className={styles.row}
            href={below + path}
            hrefLang={tag}
            lang={tag}
            onClick={keepState}
            suppressHydrationWarning
          >
            <span className={styles.code}>{tag.toUpperCase()}</span> <span className={styles.title}>{name}</span>
          </a>
        </li>
      ),
  );
}

/** Read when the link is followed: pages write their state to the address without rendering the sidebar. */
function keepState({ currentTarget: link }: MouseEvent<HTMLAnchorElement>): void {
  link.search = location.search;
  link.hash = location.hash;
}
