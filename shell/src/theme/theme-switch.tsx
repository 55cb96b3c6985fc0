import { useSyncExternalStore } from 'react';
import { useShell } from '@portfolio/contract/shell';
import { RowText } from '../rail/row-text';
import styles from '../rail/rail.module.css';
import { chooseTheme, shownTheme, subscribeToTheme, themes } from './theme';

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
