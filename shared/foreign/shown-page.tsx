import '@portfolio/styles/global.css';
import '@portfolio/site/prefix-addresses';
import { use, useMemo, useRef } from 'react';
import { area } from 'published-area';
import { withBase } from '@portfolio/contract/base-path';
import { ShellContext, type ShellServices } from '@portfolio/contract/shell';
import { fetchJson } from '@portfolio/site/fetch-json';
import { followLink } from '@portfolio/site/follow-link';
import { onLeave } from '@portfolio/site/leave-page';
import { addressInMemory } from './address-in-memory';
import { loadPage } from './published-page';
import styles from './shown-page.module.css';

/** A page of the area with what it needs of a shell. Links lead to the site that it comes from. */
export function ShownPage({ path }: { path: string }) {
  const { page, site, texts } = use(loadPage(area.name, path));
  const announcer = useRef<HTMLParagraphElement>(null);
  const services = useMemo<ShellServices>(
    () => ({
      site,
      texts,
      announce: (sentence) => {
        if (announcer.current) announcer.current.textContent = sentence;
      },
      address: addressInMemory(withBase(page.path)),
      fetchJson,
      navigate: followLink,
      onLeave,
      // A reload would be the other site's.
      renew: () => Promise.resolve(false),
      // For whatever the host listens with.
      report: reportError,
    }),
    [page, site, texts],
  );
  return (
    <ShellContext value={services}>
      {/* By this attribute the base styles find the page: shared/build/scoped-css-loader.ts. */}
      <div
        data-foreign={area.name}
        className={styles.page}
        lang={page.language ?? site.language}
        dir={page.direction ?? site.direction}
      >
        <area.Page key={page.path} page={page} />
        <p ref={announcer} className={styles.announcer} role="status" />
      </div>
    </ShellContext>
  );
}
