import { useShell } from '@portfolio/contract/shell';
import { StartFailed } from './start-failed';
import styles from './notice.module.css';

/** Shown by `start-guard.ts` over a prerendered page whose scripts are late or failed. */
export function StartNotices() {
  const { texts } = useShell();
  return (
    <>
      <p className={`${styles.notice} ${styles.corner}`} data-notice="still" role="status">
        {texts.stillLoading}
      </p>
      <StartFailed />
    </>
  );
}
