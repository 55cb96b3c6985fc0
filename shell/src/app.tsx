import { useCallback, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { fetchJson } from '@portfolio/site/fetch-json';
import type { PageState } from '@portfolio/site/page-state';
import { ShellContext, type ShellServices } from '@portfolio/contract/shell';
import { renewPage } from './loading/renew-page';
import { pathOf } from './router/path-of';
import type { ViewCache } from './router/view-cache';
import { useLinks } from './router/use-links';
import { Pending } from './notices/pending';
import { Pages } from './router/pages';
import { Rail } from './rail/rail';
import { useSearch } from './search/use-search';
import { reportError } from './vitals/report-failure';
import styles from './app.module.css';

type AppProps = Pick<PageState, 'frame' | 'site' | 'texts' | 'lock'> & { views: ViewCache };

/** The layout of every page: the sidebar and the view at the current address. */
export function App({ frame, site, texts, lock, views }: AppProps) {
  const path = pathOf(useLocation().pathname);
  const announcer = useRef<HTMLParagraphElement>(null);
  // Written to the element: state would render the whole frame again.
  const announce = useCallback((sentence: string) => {
    if (announcer.current) announcer.current.textContent = sentence;
  }, []);
  const services = useMemo<ShellServices>(
    () => ({
      site,
      texts,
      announce,
      fetchJson,
      renew: () => renewPage(lock.shell, views.areaOf(pathOf(location.pathname))),
      report: reportError,
    }),
    [site, texts, announce, lock.shell, views],
  );
  const search = useSearch(lock.shell, texts);
  useLinks(views);

  return (
    <ShellContext value={services}>
      <a className={styles.skip} href="#main">
        {texts.skip}
      </a>
      <Rail frame={frame} path={path} search={search.opener} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Pending path={path} views={views} />
        <Pages path={path} views={views} />
      </main>
      <p ref={announcer} className={styles.announcer} role="status" aria-live="polite" />
      {search.dialog}
    </ShellContext>
  );
}
