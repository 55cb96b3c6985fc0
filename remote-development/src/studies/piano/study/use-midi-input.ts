import { useEffect, useEffectEvent, useState } from 'react';
import { fill } from '@portfolio/study/translated';
import type { MidiInputs, OnMidiKey } from './midi-input';
import { texts } from '../texts';

/** An electronic piano, where the browser has Web MIDI; nobody is asked before `connect`. */
export function useMidiInput(onKey: OnMidiKey) {
  const isOffered = 'requestMIDIAccess' in navigator;
  const [access, setAccess] = useState<MIDIAccess>();
  const [said, setSaid] = useState(isOffered ? '' : texts.noMidi);
  const key = useEffectEvent(onKey);

  useEffect(() => {
    if (!access) return;
    let stop = () => {};
    const left = new AbortController();
    // Loaded by the few who have such a piano.
    import('./midi-input').then(
      ({ listenToMidi }) => {
        if (left.signal.aborted) return;
        stop = listenToMidi(
          access,
          (pitch, velocity) => key(pitch, velocity),
          (inputs) => setSaid(sentenceOf(inputs)),
        );
      },
      () => setSaid(texts.refused),
    );
    return () => {
      left.abort();
      stop();
    };
  }, [access]);

  const connect = () => void navigator.requestMIDIAccess().then(setAccess, () => setSaid(texts.refused));
  return { isOffered, said, connect };
}

function sentenceOf({ heard, refused }: MidiInputs): string {
  if (refused.length > 0) return fill(texts.busy, { names: refused.join(', ') });
  return heard.length > 0 ? fill(texts.connected, { names: heard.join(', ') }) : texts.noInput;
}
