import { useShell } from '@portfolio/contract/shell';
import type { SearchOpener } from '../search/use-search';
import styles from './bar.module.css';

export function Bar({ search }: { search: SearchOpener }) {
  const { site, texts } = useShell();
  return (
    <header className={styles.bar}>
      <a href="/">{site.name}</a>
      <button type="button" {...search} className={styles.find}>
        {texts.search}
      </button>
      <button type="button" popoverTarget="rail" className={styles.menu}>
        {texts.menu}
      </button>
    </header>
  );
}
