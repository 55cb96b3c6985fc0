import type { MouseEvent } from 'react';
import { basePath } from '@portfolio/contract/base-path';
import { useShell } from '@portfolio/contract/shell';
import { otherLanguages } from '@portfolio/site/site-language';
import { pathOf } from '../router/path-of';
import styles from './rail.module.css';

/** A row for each other language of the site, in that language: the same page, in the same place and state. */
export function LanguageLinks({ path }: { path: string }) {
  const { site } = useShell();
  return otherLanguages(site).map(({ tag, name, path: below }) => {
    // Read when it is followed: the page writes its state to the address without rendering the sidebar.
    const complete = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
      const { pathname, search, hash } = location;
      currentTarget.href = basePath + below + pathOf(pathname) + search + hash;
    };
    return (
      <li key={tag}>
        <a className={styles.row} href={below + path} hrefLang={tag} lang={tag} onClick={complete}>
          <span className={styles.code}>{tag.toUpperCase()}</span> <span className={styles.title}>{name}</span>
        </a>
      </li>
    );
  });
}
