import type { ReactNode } from 'react';
import { Button, ButtonRow } from '@portfolio/study/controls';
import { Section } from '@portfolio/study/instrument';
import { fill } from '@portfolio/study/translated';
import { texts as own } from '../more-texts';
import { texts } from '../texts';
import type { MidiState, useMidiInput } from './use-midi-input';
import styles from './own-music.module.css';

type OwnMusicProps = { further: ReactNode; midi: ReturnType<typeof useMidiInput>; onOpenFile: () => void };

/** A file or a piano of one's own. */
export function OwnMusic({ further, midi, onOpenFile }: OwnMusicProps) {
  return (
    <Section title={own.own} hint={own.chooseHint}>
      <ButtonRow label={own.file}>
        <Button onClick={onOpenFile}>{texts.choose}</Button>
      </ButtonRow>
      <ButtonRow label={own.midi}>{midi.isOffered && <Button onClick={midi.connect}>{own.connect}</Button>}</ButtonRow>
      <p className={styles.status} role="status">
        {sentenceOf(midi.state)}
      </p>
      {further}
    </Section>
  );
}

function sentenceOf(state: MidiState): string | undefined {
  if (state === undefined) return undefined;
  if (state === 'not offered') return own.noMidi;
  if (state === 'not allowed') return own.refused;
  if (state.refused.length > 0) return fill(own.busy, { names: state.refused.join(', ') });
  return state.heard.length > 0 ? fill(own.connected, { names: state.heard.join(', ') }) : own.noInput;
}
