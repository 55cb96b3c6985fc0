import { Suspense, useCallback, useMemo, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { fetchJson } from '@portfolio/site/fetch-json';
import { followLink } from '@portfolio/site/follow-link';
import { onLeave } from '@portfolio/site/leave-page';
import type { PageState } from '@portfolio/site/page-state';
import { ShellContext, type AddressService, type ShellServices } from '@portfolio/contract/shell';
import { pathOf } from '@portfolio/site/path-of';
import { reportError } from '@portfolio/reports/report-failure';
import { renewPage } from './loading/renew-page';
import { Pending } from './notices/pending';
import { Rail } from './rail/rail';
import type { PageLoads } from './loading/page-loads';
import { scrollKey } from './router/scroll-key';
import { useInternalLinks } from './router/internal-links';
import { usePrefetch } from './prefetch/use-prefetch';
import { useSharedPicture } from './prefetch/use-shared-picture';
import { useSearch } from './search/use-search';
import { SiteIndex } from './store/site-index';
import styles from './app.module.css';

type AppProps = Pick<PageState, 'frame' | 'site' | 'texts' | 'lock'> & { loads: PageLoads; address: AddressService };

export function App({ frame, site, texts, lock, loads, address }: AppProps) {
  const { pathname } = useLocation();
  const announcer = useRef<HTMLParagraphElement>(null);
  // State would render the whole frame again.
  const announce = useCallback((sentence: string) => {
    if (announcer.current) announcer.current.textContent = sentence;
  }, []);
  const services = useMemo<ShellServices>(
    () => ({
      site,
      texts,
      announce,
      address,
      fetchJson,
      navigate: followLink,
      onLeave,
      renew: () => renewPage(lock.shell, loads.areaOf(pathOf(location.pathname))),
      report: reportError,
    }),
    [site, texts, announce, address, lock.shell, loads],
  );
  const search = useSearch(lock.shell, texts);
  const ahead = usePrefetch(loads);
  useInternalLinks(loads, useSharedPicture(pathname, ahead));

  return (
    <ShellContext value={services}>
      <SiteIndex>
        <a className={styles.skip} href="#main">
          {texts.skip}
        </a>
        <Rail frame={frame} path={pathOf(pathname)} search={search.opener} />
        <main id="main" tabIndex={-1} className={styles.main}>
          <Pending />
          {/* Hydrated after the sidebar, and rendered anew alone where that fails. */}
          <Suspense fallback={null}>
            <Outlet context={ahead} />
          </Suspense>
        </main>
        <ScrollRestoration getKey={scrollKey} />
        <p ref={announcer} className={styles.announcer} role="status" aria-live="polite" />
        {search.dialog}
      </SiteIndex>
    </ShellContext>
  );
}
