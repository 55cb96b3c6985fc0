import { useId, useState } from 'react';
import { Button } from './controls';
import { studyTexts } from './study-texts';
import styles from './results.module.css';

/** Copies the address of the study as it is set. Where a page may not write to the clipboard it shows the address. */
export function ShareLink({ address }: { address: () => string }) {
  const id = useId();
  const [shared, setShared] = useState<{ link: string; isCopied: boolean }>();
  const share = async () => {
    const link = address();
    // Said again, for a second copy too.
    setShared(undefined);
    try {
      await navigator.clipboard.writeText(link);
      setShared({ link, isCopied: true });
    } catch {
      setShared({ link, isCopied: false });
    }
  };
  return (
    <>
      <Button onClick={() => void share()}>{studyTexts.copyLink}</Button>
      {shared?.isCopied === false && (
        <span className={styles.link}>
          <label htmlFor={id}>{studyTexts.link}</label>
          <input id={id} readOnly value={shared.link} onFocus={(event) => event.target.select()} />
        </span>
      )}
      <span className={styles.shared} role="status">
        {shared?.isCopied && studyTexts.copied}
      </span>
    </>
  );
}
