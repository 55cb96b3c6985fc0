import { useShell } from '@portfolio/contract/shell';
import styles from './new-tab-link.module.css';

/** The button of a link section. What it says stays; its accessible name adds where it leads. */
export function NewTabLink({ href, label, name }: { href: string; label: string; name: string }) {
  const { texts } = useShell();
  return (
    <a
      className={styles.link}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${label} ${name} (${texts.newTab})`}
    >
      {label}
    </a>
  );
}
