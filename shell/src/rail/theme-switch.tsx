import { useSyncExternalStore } from 'react';
import { useShell } from '@portfolio/contract/shell';
import { chooseTheme, shownTheme, subscribeToTheme, themes } from '@portfolio/site/theme';
import { RowText } from './row-text';
import styles from './rail.module.css';

export function ThemeSwitch() {
  const { texts, announce } = useShell();
  const theme = useSyncExternalStore(subscribeToTheme, shownTheme, () => 'system' as const);
  const toggle = () => {
    const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
    chooseTheme(next);
    announce(texts[`${next}Theme`]);
  };
  return (
    <button type="button" className={styles.row} onClick={toggle}>
      <RowText code={texts[`${theme}Short`]} title={texts[`${theme}Theme`]} />
    </button>
  );
}
