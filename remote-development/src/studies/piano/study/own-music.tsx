import type { ReactNode } from 'react';
import { Button, ButtonRow } from '@portfolio/study/controls';
import { Section } from '@portfolio/study/instrument';
import { texts } from '../texts';
import type { useMidiInput } from './use-midi-input';

type OwnMusicProps = { further: ReactNode; midi: ReturnType<typeof useMidiInput>; onOpenFile: () => void };

/** A file or a piano of one's own. */
export function OwnMusic({ further, midi, onOpenFile }: OwnMusicProps) {
  return (
    <Section title={texts.own} hint={texts.chooseHint}>
      <ButtonRow label={texts.file}>
        <Button onClick={onOpenFile}>{texts.choose}</Button>
      </ButtonRow>
      <ButtonRow label={texts.midi}>
        {midi.isOffered && <Button onClick={midi.connect}>{texts.connect}</Button>}
        <span role="status">{midi.said}</span>
      </ButtonRow>
      {further}
    </Section>
  );
}
