import { useSyncExternalStore } from 'react';
import type { ShellDocument } from 'shared/contract/release';
import { contentHtml } from 'shared/contract/shell';
import type { ViewCache } from '../loading/view-cache';
import { probablyMeant } from '../navigation/probably-meant';
import styles from './not-found-page.module.css';

const contact = { path: '/Contact', label: 'Contact' };

/** Names the address that does not exist, the page that was probably meant, and all others. */
export function NotFoundPage({ document, views }: { document: ShellDocument; views: ViewCache }) {
  // One file answers for every unknown address, so the address itself is known in the browser only.
  const typed = useSyncExternalStore(
    () => () => undefined,
    typedPath,
    () => '',
  );
  const pages = views.pages;
  const meant = probablyMeant(typed, [...pages, contact]);
  return (
    <article className={styles.missing}>
      <p className={styles.mark}>{typed || '404'}</p>
      <h1>{document.title}</h1>
      {/* Always one line: nothing below it moves when the address is known. */}
      <p className={styles.meant}>
        {document.words[meant ? 'meant' : 'look']}{' '}
        {meant ? <a href={meant.path}>{meant.path}</a> : <a href="/works">{document.words['list']}</a>}
      </p>
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: contentHtml(document.html) }} />
      <nav aria-label={document.words['all']}>
        <ul className={styles.codes}>
          {pages.map(({ path, label }) => (
            <li key={path}>
              <a href={path} data-meant={path === meant?.path ? '' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </article>
  );
}

function typedPath(): string {
  try {
    return decodeURI(location.pathname);
  } catch {
    return location.pathname;
  }
}
