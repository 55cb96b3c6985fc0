import { useEffect } from 'react';
import type { Entry } from '@portfolio/contract/page';
import type { Navigation, ShellDocument } from '@portfolio/site/page-state';
import { withoutBase } from '@portfolio/contract/base-path';
import { contentHtml } from '@portfolio/contract/shell';
import { Work } from '@portfolio/ui/work';
import { probablyMeant } from './probably-meant';
import { useInBrowser } from '../in-browser';
import { useSiteIndex } from '../store/site-index-context';
import styles from './not-found-page.module.css';

export function NotFoundPage({ document, frame }: { document: ShellDocument; frame: Navigation }) {
  // One file is served for every unknown address: only the browser knows it.
  const typed = useInBrowser(typedPath, '');
  const { texts } = document;
  const pages = frame.groups.flatMap(({ rows }) => rows);
  // Offline, the link requests the same address from the network again.
  const offline = document.path === '/offline';
  const contact = frame.contact ? [{ path: frame.contact.path, label: frame.contact.path.slice(1) }] : [];
  const meant = probablyMeant(typed, [...pages, ...contact]);
  const shown = useWork(offline ? undefined : meant?.path) ?? {
    path: '/works',
    label: '404',
    title: texts['everyWork'] ?? '',
  };
  return (
    <article className={styles.missing}>
      <p className={styles.mark}>{typed || '404'}</p>
      <h1>{document.title}</h1>
      <div className={styles.meant}>
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: contentHtml(document.html) }} />
        <p>
          <span>{texts[meant ? 'meant' : 'look']}</span>{' '}
          {meant ? (
            <a href={meant.path} target={offline ? '_self' : undefined}>
              {meant.path}
            </a>
          ) : (
            <a href="/works">{texts['list']}</a>
          )}
        </p>
      </div>
      {!offline && (
        <Work
          className={styles.frame}
          entry={shown}
          meta={shown.path}
          ratio="var(--frame)"
          sizes="(min-width: 720px) 64vw, 100vw"
        />
      )}
      <nav aria-label={texts['all']}>
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

function useWork(path: string | undefined): Entry | undefined {
  const { works, request } = useSiteIndex();
  useEffect(() => {
    if (path) request();
  }, [path, request]);
  return path ? works?.find((work) => work.path === path) : undefined;
}

function typedPath(): string {
  const path = withoutBase(location.pathname) ?? location.pathname;
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
