import { useRef, useState, type ReactNode } from 'react';
import { useShell } from '@portfolio/contract/shell';
import { isLoadFailure } from '@portfolio/site/is-load-failure';
import { Button } from './controls';
import styles from './results.module.css';

type SaveButtonProps = {
  /** Loads the code that writes the file, and saves it. */
  save: () => Promise<void>;
  children: ReactNode;
};

/** Saves a file. Until it is saved another press does nothing; where that fails a sentence says so, and a press tries again. */
export function SaveButton({ save, children }: SaveButtonProps) {
  const { report, renew, texts } = useShell();
  const [sentence, setSentence] = useState('');
  const isSaving = useRef(false);
  const press = async (button: HTMLElement) => {
    if (isSaving.current) return;
    isSaving.current = true;
    setSentence('');
    await save().catch(async (error: unknown) => {
      report(error);
      const isMissing = isLoadFailure(error);
      // What is to be saved may stand nowhere else: the page is reloaded only for whoever tries again.
      const isRenewed = isMissing && sentence !== '' && button.isConnected && (await renew());
      setSentence(isRenewed ? texts.newVersion : isMissing ? texts.failed : texts.failedPart);
    });
    isSaving.current = false;
  };
  return (
    <>
      <Button onClick={(event) => void press(event.currentTarget)}>{children}</Button>
      {sentence && (
        <p className={styles.failed} role="alert">
          {sentence}
        </p>
      )}
    </>
  );
}
