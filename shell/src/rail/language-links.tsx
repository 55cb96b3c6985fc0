import { useShell } from '@portfolio/contract/shell';
import { RowText } from './row-text';
import styles from './rail.module.css';

/**
 * A row for each other language of the site, by its own name: the same page, in the same place and state by the script of
 * the page (shared/compose/document/language-link-script.ts).
 */
export function LanguageLinks({ path }: { path: string }) {
  const { language, languages } = useShell().site;
  return languages?.map(
    ({ tag, name, path: below }) =>
      tag !== language && (
        <li key={tag}>
          {/* The page for unknown addresses is prerendered for none. */}
          <a className={styles.row} href={below + path} hrefLang={tag} lang={tag} suppressHydrationWarning>
            <RowText code={tag.toUpperCase()} title={name} />
          </a>
        </li>
      ),
  );
}
