import { StartFailed } from './start-failed';
import styles from './notice.module.css';

/** What `start-guard.ts` shows over a prerendered page whose scripts are late or lost. */
export function StartNotices({ texts }: { texts: Readonly<Record<string, string>> }) {
  return (
    <>
      <p className={`${styles.notice} ${styles.corner}`} data-notice="still" role="status">
        {texts['stillLoading']}
      </p>
      <StartFailed texts={texts} />
    </>
  );
}
