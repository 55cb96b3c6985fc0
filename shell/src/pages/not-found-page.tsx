import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Entry } from 'shared/contract/page';
import type { ShellDocument } from 'shared/contract/release';
import { contentHtml } from 'shared/contract/shell';
import { Work } from 'shared/ui/work';
import type { ViewCache } from '../loading/view-cache';
import { probablyMeant } from '../navigation/probably-meant';
import styles from './not-found-page.module.css';

const contact = { path: '/Contact', label: 'Contact' };

/** Names the address that does not exist, shows the page that was probably meant, and names all others. */
export function NotFoundPage({ document, views }: { document: ShellDocument; views: ViewCache }) {
  // One file answers for every unknown address, so the address itself is known in the browser only.
  const typed = useSyncExternalStore(
    () => () => undefined,
    typedPath,
    () => '',
  );
  const { texts } = document;
  const pages = views.railRows;
  // The same address is asked for again, of the network.
  const offline = document.path === '/offline';
  const meant = probablyMeant(typed, [...pages, contact]);
  // The frame hangs there from the start, empty: nothing below it moves when the address is known.
  const shown = useWork(offline ? undefined : meant?.path, views) ?? {
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
          {texts[meant ? 'meant' : 'look']}{' '}
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

/** The work at a path, from the list of all works, when it has come. */
function useWork(path: string | undefined, views: ViewCache): Entry | undefined {
  const [works, setWorks] = useState<readonly Entry[]>([]);
  useEffect(() => {
    if (!path) return;
    // The page says the same in words: where the list does not come the frame stays empty.
    views.get('/works').then(
      ({ view }) => view.kind === 'works' && setWorks(view.entries),
      () => undefined,
    );
  }, [path, views]);
  return works.find((work) => work.path === path);
}

function typedPath(): string {
  try {
    return decodeURI(location.pathname);
  } catch {
    return location.pathname;
  }
}
