import { useShell } from '@portfolio/contract/shell';
import { RowText } from './row-text';
import styles from './rail.module.css';

/** A script keeps place and state: shared/compose/document/scripts/language-link-script.ts. */
export function LanguageLinks({ path }: { path: string }) {
  const { language, languages } = useShell().site;
  return languages?.map(
    ({ tag, name, path: below }) =>
      tag !== language && (
        <li key={tag}>
          <a className={styles.row} href={below + path} hrefLang={tag} lang={tag} suppressHydrationWarning>
            <RowText code={tag.toUpperCase()} title={name} />
          </a>
        </li>
      ),
  );
}
