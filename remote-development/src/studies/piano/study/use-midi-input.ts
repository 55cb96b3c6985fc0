import { useEffect, useEffectEvent, useState } from 'react';
import type { MidiInputs, OnMidiKey } from './midi-input';

/** What is known of electronic pianos: their names, that the visitor or the browser allows none, or nothing yet. */
export type MidiState = MidiInputs | 'not offered' | 'not allowed' | undefined;

/** An electronic piano, where the browser has Web MIDI; nobody is asked before `connect`. */
export function useMidiInput(onKey: OnMidiKey) {
  const isOffered = 'requestMIDIAccess' in navigator;
  const [access, setAccess] = useState<MIDIAccess>();
  const [state, setState] = useState<MidiState>(isOffered ? undefined : 'not offered');
  const key = useEffectEvent(onKey);

  useEffect(() => {
    if (!access) return;
    let stop = () => {};
    const controller = new AbortController();
    // Loaded by the few who have such a piano.
    import(/* webpackChunkName: "midi-input" */ './midi-input').then(
      ({ listenToMidi }) => {
        if (controller.signal.aborted) return;
        stop = listenToMidi(access, (pitch, velocity) => key(pitch, velocity), setState);
      },
      () => setState('not allowed'),
    );
    return () => {
      controller.abort();
      stop();
    };
  }, [access]);

  const connect = () => void navigator.requestMIDIAccess().then(setAccess, () => setState('not allowed'));
  return { isOffered, state, connect };
}
