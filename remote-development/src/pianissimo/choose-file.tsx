import { useRef, type DragEvent, type ReactNode } from 'react';
import { Button } from '@portfolio/study/controls';
import { texts } from './piano-texts';
import { readMidi } from './read-midi';
import type { Score } from './score';
import styles from './pianissimo-study.module.css';

type ChooseFileProps = {
  /** `read` gives the score or throws a sentence. */
  onFile: (name: string, read: () => Score) => void;
  children: (button: ReactNode) => ReactNode;
};

/** A place on which a music file can be dropped, with a button for those who rather choose it. */
export function ChooseFile({ onFile, children }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
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
        ref={input}
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
      {children(<Button onClick={() => input.current?.click()}>{texts.choose}</Button>)}
    </div>
  );
}
