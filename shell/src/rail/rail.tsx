import { useState } from 'react';
import { groups } from 'shared/contract/areas';
import type { PageState } from 'shared/contract/release';
import { RailGroup } from './rail-group';
import { RailLink } from './rail-link';
import { useDismiss } from './use-dismiss';
import { useSheet } from './use-sheet';
import styles from './rail.module.css';

type RailProps = Pick<PageState, 'frame' | 'site' | 'words'> & { path: string };
type Toggle = (typeof groups)[keyof typeof groups]['toggle'];

/** The index of the site: 250 px wide, cropped to its codes at 68, a sheet below 720. */
export function Rail({ frame, site, words, path }: RailProps) {
  const [closed, setClosed] = useState<ReadonlySet<Toggle>>(new Set());
  const sheet = useSheet(path);
  const dismiss = useDismiss();

  const flip = (toggle: Toggle) => {
    setClosed(
      (before) => new Set(before.has(toggle) ? [...before].filter((each) => each !== toggle) : [...before, toggle]),
    );
  };

  return (
    <>
      <header className={styles.bar}>
        <a href="/">{site.name}</a>
        <a {...sheet.opener} className={styles.menu}>
          {words['menu']}
        </a>
      </header>
      <a
        {...sheet.overlay}
        className={styles.overlay}
        data-open={sheet.open ? '' : undefined}
        tabIndex={-1}
        aria-hidden="true"
      />
      <nav
        {...sheet.panel}
        {...dismiss}
        className={styles.rail}
        data-open={sheet.open ? '' : undefined}
        aria-label={words['allWorks']}
      >
        <a {...sheet.closer} className={styles.close} role="button">
          {words['close']}
        </a>
        <ul className={styles.top}>
          <RailLink href="/" code={site.short} title={site.name} current={path === '/'} />
          <RailLink
            href="/works"
            code={words['allWorks']?.split(' ')[0] ?? ''}
            title={words['allWorks'] ?? ''}
            current={path === '/works'}
          />
        </ul>
        {frame.groups.map((group) => {
          const { toggle } = groups[group.group];
          return (
            <RailGroup
              key={group.group}
              group={group}
              path={path}
              allWorks={words['allWorks'] ?? ''}
              expanded={!closed.has(toggle)}
              onToggle={() => flip(toggle)}
            />
          );
        })}
        <ul className={styles.end}>
          <RailLink href="/contact" code="Contact" title="Contact" current={path === '/Contact'} />
        </ul>
      </nav>
    </>
  );
}
