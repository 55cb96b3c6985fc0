import { useEffect, useEffectEvent, useState } from 'react';
import { fill } from '@portfolio/study/translated';
import { texts } from './piano-texts';

/** An electronic piano, where the browser has Web MIDI; nobody is asked before `connect`. */
export function useMidiInput(onKey: (pitch: number, velocity: number) => void) {
  const isOffered = 'requestMIDIAccess' in navigator;
  const [access, setAccess] = useState<MIDIAccess>();
  const [said, setSaid] = useState(isOffered ? '' : texts.noMidi);
  const key = useEffectEvent(onKey);

  useEffect(() => {
    if (!access) return;
    const left = new AbortController();
    const { signal } = left;
    const onMessage = ({ data }: MIDIMessageEvent) => {
      const [status = 0, pitch = 0, velocity = 0] = data ?? [];
      const kind = status & 0xf0;
      if (kind === 0x90 || kind === 0x80) key(pitch, kind === 0x90 ? velocity / 127 : 0);
    };
    const listen = () => {
      for (const input of access.inputs.values()) {
        input.addEventListener('midimessage', onMessage, { signal });
        void input.open();
      }
    };
    access.addEventListener(
      'statechange',
      () => {
        listen();
        setSaid(inputsOf(access));
      },
      { signal },
    );
    listen();
    return () => left.abort();
  }, [access]);

  const connect = () => {
    navigator.requestMIDIAccess().then(
      (opened) => {
        setAccess(opened);
        setSaid(inputsOf(opened));
      },
      () => setSaid(texts.refused),
    );
  };
  return { isOffered, said, connect };
}

function inputsOf({ inputs }: MIDIAccess): string {
  const names = [...inputs.values()].map(({ name }) => name ?? '?');
  return names.length > 0 ? fill(texts.connected, { names: names.join(', ') }) : texts.noInput;
}
