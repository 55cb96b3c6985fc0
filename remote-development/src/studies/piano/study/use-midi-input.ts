import { useEffect, useEffectEvent, useState } from 'react';
import { fill } from '@portfolio/study/translated';
import { listenToMidi, type MidiInputs, type OnMidiKey } from './midi-input';
import { texts } from '../texts';

/** An electronic piano, where the browser has Web MIDI; nobody is asked before `connect`. */
export function useMidiInput(onKey: OnMidiKey) {
  const isOffered = 'requestMIDIAccess' in navigator;
  const [access, setAccess] = useState<MIDIAccess>();
  const [said, setSaid] = useState(isOffered ? '' : texts.noMidi);
  const key = useEffectEvent(onKey);

  useEffect(() => {
    if (!access) return;
    return listenToMidi(
      access,
      (pitch, velocity) => key(pitch, velocity),
      (inputs) => setSaid(sentenceOf(inputs)),
    );
  }, [access]);

  const connect = () => void navigator.requestMIDIAccess().then(setAccess, () => setSaid(texts.refused));
  return { isOffered, said, connect };
}

function sentenceOf({ heard, refused }: MidiInputs): string {
  if (refused.length > 0) return fill(texts.busy, { names: refused.join(', ') });
  return heard.length > 0 ? fill(texts.connected, { names: heard.join(', ') }) : texts.noInput;
}
