import { useMemo } from 'react';
import { area } from 'area-under-development';
import { fetchJson } from '@portfolio/site/fetch-json';
import { followLink } from '@portfolio/site/follow-link';
import { onLeave } from '@portfolio/site/leave-page';
import { otherLanguages } from '@portfolio/site/site-language';
import { ShellContext, type ShellServices } from '@portfolio/contract/shell';
import { standaloneAddress } from './standalone-address';
import type { StandaloneState } from './standalone-state';
import styles from './standalone-frame.module.css';

/** A minimal frame around an area that is developed alone: a list of its pages and the current page. */
export function StandaloneFrame({ path, title, site, texts, entries, page }: StandaloneState) {
  const services = useMemo<ShellServices>(
    () => ({
      site,
      texts,
      announce: (sentence) => console.info(`Announced: ${sentence}`),
      address: standaloneAddress,
      fetchJson,
      navigate: followLink,
      onLeave,
      // Its pages are as new as its sources.
      renew: () => Promise.resolve(false),
      // For the overlay and the terminal.
      report: reportError,
    }),
    [site, texts],
  );
  return (
    <ShellContext value={services}>
      <nav className={styles.pages} aria-label="Pages of the area">
        <a href="/" aria-current={path === '/' ? 'page' : undefined}>
          {title}
        </a>
        {entries.map((entry) => (
          <a key={entry.path} href={entry.path} aria-current={entry.path === path ? 'page' : undefined}>
            {entry.label} {entry.title}
          </a>
        ))}
        {otherLanguages(site).map(({ tag, name, path: below }) => (
          <a key={tag} href={below + path} hrefLang={tag} lang={tag}>
            {name}
          </a>
        ))}
      </nav>
      <main className={styles.main} lang={page?.language}>
        {page ? <area.Page page={page} /> : <h1>{path === '/' ? title : `${title} has no page ${path}`}</h1>}
      </main>
    </ShellContext>
  );
}
