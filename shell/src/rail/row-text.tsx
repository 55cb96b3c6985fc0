import styles from './rail.module.css';

type RowTextProps = { code: string; title: string };

/** What stands in each row of the sidebar: its code, and what it is. */
export function RowText({ code, title }: RowTextProps) {
  return (
    <>
      <span className={styles.code}>{code}</span> <span className={styles.title}>{title}</span>
    </>
  );
}
