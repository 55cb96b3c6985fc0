import { useSyncExternalStore } from 'react';
import styles from '../rail/rail.module.css';
import { chooseTheme, shownTheme, subscribeToTheme, themes } from './theme';

type ThemeSwitchProps = { texts: Readonly<Record<string, string>>; announce: (sentence: string) => void };

/** A row of the rail that names the theme and takes the next one: as the system, light, dark. */
export function ThemeSwitch({ texts, announce }: ThemeSwitchProps) {
  const theme = useSyncExternalStore(subscribeToTheme, shownTheme, () => 'system' as const);
  const flip = () => {
    const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
    chooseTheme(next);
    announce(texts[`${next}Theme`] ?? '');
  };
  return (
    <li className={styles.scripted}>
      <button type="button" className={styles.row} onClick={flip}>
        <span className={styles.code}>{texts[`${theme}Short`]}</span>{' '}
        <span className={styles.title}>{texts[`${theme}Theme`]}</span>
      </button>
    </li>
  );
}
