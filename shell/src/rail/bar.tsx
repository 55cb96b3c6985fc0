import type { PageState } from '@portfolio/contract/release';
import type { SearchOpener } from '../search/use-search';
import type { useSheet } from './use-sheet';
import styles from './bar.module.css';

type BarProps = {
  name: string;
  texts: PageState['texts'];
  search: SearchOpener;
  sheet: ReturnType<typeof useSheet>;
};

/** Below 720 px: the site's name, search, the menu button, and the overlay behind the open sheet. */
export function Bar({ name, texts, search, sheet }: BarProps) {
  return (
    <>
      <header className={styles.bar}>
        <a href="/">{name}</a>
        <button type="button" {...search} className={styles.find}>
          {texts['search']}
        </button>
        <a {...sheet.opener} className={styles.menu}>
          {texts['menu']}
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
