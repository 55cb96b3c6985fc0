import { useState, type DragEvent, type ReactNode } from 'react';
import { texts } from './piano-texts';
import { readMidi } from './read-midi';
import type { Score } from './score';
import styles from './piano-study.module.css';

type ChooseFileProps = {
  /** `read` gives the score or throws a sentence. */
  onFile: (name: string, read: () => Score) => void;
  /** Receives a function that opens the browser's dialog. */
  children: (openFile: () => void) => ReactNode;
};

/** A place on which a music file can be dropped, and a dialog for those who rather choose it. */
export function ChooseFile({ onFile, children }: ChooseFileProps) {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const read = async (file: File | undefined) => {
    if (!file) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    onFile(file.name, () => readMidi(bytes));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void read(event.dataTransfer.files[0]);
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
          void read(event.target.files?.[0]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
      {children(() => input?.click())}
    </div>
  );
}
