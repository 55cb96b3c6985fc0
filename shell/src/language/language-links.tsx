import { useShell } from '@portfolio/contract/shell';
import { otherLanguages } from '@portfolio/site/site-language';
import styles from '../rail/rail.module.css';
import { LanguageLink } from './language-link';

/** A row of the sidebar for each other language of the site, by its own name. */
export function LanguageLinks({ path }: { path: string }) {
  const { site } = useShell();
  return otherLanguages(site).map((language) => (
    <li key={language.tag}>
      <LanguageLink className={styles.row} language={language} path={path}>
        <span className={styles.code}>{language.tag.toUpperCase()}</span>{' '}
        <span className={styles.title}>{language.name}</span>
      </LanguageLink>
    </li>
  ));
}
