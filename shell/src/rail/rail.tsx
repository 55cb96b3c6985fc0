import { useState } from 'react';
import { aliasOf } from '@portfolio/contract/areas';
import { useShell } from '@portfolio/contract/shell';
import type { Navigation, NavigationGroup } from '@portfolio/site/page-state';
import type { SearchOpener } from '../search/use-search';
import { PartBoundary } from '../notices/part-boundary';
import { ThemeSwitch } from './theme-switch';
import { Bar } from './bar';
import { LanguageLinks } from './language-links';
import { RailGroup } from './rail-group';
import { RailLink } from './rail-link';
import { useEscapeToHide } from './use-escape-to-hide';
import { useMobileNav } from './use-mobile-nav';
import { RowText } from './row-text';
import styles from './rail.module.css';

type RailProps = { frame: Navigation; path: string; search: SearchOpener };

/** 250 px wide, narrowed to the codes (68 px) between 720 and 1024 px, a sheet below. */
export function Rail({ frame, path, search }: RailProps) {
  const { texts } = useShell();
  const mobileNav = useMobileNav(path);
  const escape = useEscapeToHide();
  const searchFromSheet = () => {
    // Closing first returns the focus to the menu button, where the search will return it.
    mobileNav.close();
    search.onClick();
  };
  // What a part reads of the frame, it reads inside its boundary.
  return (
    <>
      <PartBoundary part="bar">
        <Bar search={search} />
      </PartBoundary>
      <nav {...mobileNav.panel} {...escape} className={styles.rail} aria-label={texts.allWorks}>
        <button type="button" popoverTarget="rail" popoverTargetAction="hide" className={styles.close}>
          {texts.close}
        </button>
        <PartBoundary part="sidebar">
          <Top path={path} search={{ ...search, onClick: searchFromSheet }} />
          <Groups frame={frame} path={path} />
        </PartBoundary>
        <ul className={styles.end}>
          <li className={styles.scripted}>
            <PartBoundary part="theme switch">
              <ThemeSwitch />
            </PartBoundary>
          </li>
          <PartBoundary part="languages" fallback={() => null}>
            <LanguageLinks path={path} />
          </PartBoundary>
          <PartBoundary part="contact" fallback={() => null}>
            <Contact frame={frame} path={path} />
          </PartBoundary>
        </ul>
      </nav>
    </>
  );
}

function Top({ path, search }: Omit<RailProps, 'frame'>) {
  const { site, texts } = useShell();
  return (
    <ul className={styles.top}>
      <RailLink href="/" code={site.short} title={site.name} current={path === '/'} />
      <RailLink
        href="/works"
        code={texts.allWorks.split(' ')[0] ?? ''}
        title={texts.allWorks}
        current={path === '/works'}
      />
      <li className={styles.scripted}>
        <button type="button" {...search} className={styles.row}>
          <RowText code={texts.search} title={texts.searchTitle} />
        </button>
      </li>
    </ul>
  );
}

function Groups({ frame: { groups }, path }: Omit<RailProps, 'search'>) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const toggleGroup = (toggle: string) => {
    const next = new Set(closed);
    if (!next.delete(toggle)) next.add(toggle);
    setClosed(next);
  };
  return groups.map((group) => (
    <RailGroup
      key={group.group}
      group={group}
      current={group.rows.find((row) => row.path === path)?.path}
      expanded={!closed.has(toggleOf(group))}
      onToggle={groups.length > 1 ? () => toggleGroup(toggleOf(group)) : undefined}
    />
  ));
}

function Contact({ frame: { contact }, path }: Omit<RailProps, 'search'>) {
  const { texts } = useShell();
  if (!contact) return null;
  return (
    <RailLink
      href={aliasOf(contact.path)}
      area={contact.area}
      code={texts.contact}
      title={texts.contact}
      current={path === contact.path}
    />
  );
}

const toggleOf = ({ group, toggle = group }: NavigationGroup) => toggle;
