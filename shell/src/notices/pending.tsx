import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { useShell } from '@portfolio/contract/shell';
import styles from './notice.module.css';

const stillLoadingMilliseconds = 4000;

export function Pending() {
  const { state, location } = useNavigation();
  if (state === 'idle') return null;
  return (
    <>
      <div className={styles.pending} data-pending />
      <StillLoading key={location?.key} />
    </>
  );
}

function StillLoading() {
  const { texts } = useShell();
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), stillLoadingMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className={styles.corner}>
      {long && <p className={styles.notice}>{texts.stillLoading}</p>}
    </div>
  );
}
