import { useShell } from '@portfolio/contract/shell';
import styles from './drawing-viewer.module.css';

/** As the drawings have it: a circle with a needle whose dark half is to the east. */
export function NorthArrow() {
  const { texts } = useShell();
  return (
    <svg className={styles.north} viewBox="-80 -104 160 184" role="img" aria-label={texts.north}>
      <circle r="74" />
      <path d="M0-98-33 49 0 26 33 49z" />
      <path d="M0-98V26L33 49z" data-dark="" />
    </svg>
  );
}
