import styles from './rail.module.css';

type RowTextProps = { code: string; title: string };

export function RowText({ code, title }: RowTextProps) {
  return (
    <>
      <span className={styles.code}>{code}</span> <span className={styles.title}>{title}</span>
    </>
  );
}
