import { useState, type DragEvent, type ReactNode } from 'react';
import { texts } from '../texts';
import styles from './piano-study.module.css';

type ChooseFileProps = {
  onFile: (file: File) => void;
  /** Receives a function that opens the browser's dialog. */
  children: (openFile: () => void) => ReactNode;
};

/** A place on which a music file can be dropped, and a dialog for those who rather choose it. */
export function ChooseFile({ onFile, children }: ChooseFileProps) {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const take = (file: File | undefined) => file && onFile(file);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  };
  return (
    <div onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <input
        ref={setInput}
        className={styles.file}
        type="file"
        accept=".mid,.midi,audio/midi"
        aria-label={texts.choose}
        tabIndex={-1}
        onChange={(event) => {
          take(event.target.files?.[0]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
      {children(() => input?.click())}
    </div>
  );
}
