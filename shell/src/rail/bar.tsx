import { useShell } from '@portfolio/contract/shell';
import type { SearchOpener } from '../search/use-search';
import type { useSheet } from './use-sheet';
import styles from './bar.module.css';

type BarProps = {
  search: SearchOpener;
  sheet: ReturnType<typeof useSheet>;
};

/** Below 720 px: the site's name, search, the menu button, and the overlay behind the open sheet. */
export function Bar({ search, sheet }: BarProps) {
  const { site, texts } = useShell();
  return (
    <>
      <header className={styles.bar}>
        <a href="/">{site.name}</a>
        <button type="button" {...search} className={styles.find}>
          {texts.search}
        </button>
        <a {...sheet.opener} className={styles.menu}>
          {texts.menu}
        </a>
      </header>
      <a
        {...sheet.overlay}
        className={styles.overlay}
        data-open={sheet.open ? '' : undefined}
        tabIndex={-1}
        aria-hidden="true"
      />
    </>
  );
}
