/** A key of an electronic piano went down, or up where the velocity is 0. */
export type OnMidiKey = (pitch: number, velocity: number) => void;

/**
 * Listens to all electronic pianos, also to those that are plugged in later.
 * @param onInputs told the names of those that are there, and of those that another program holds
 * @returns stops listening, closes the ports, and lets go of the keys that are down
 */
export function listenToMidi(access: MIDIAccess, onKey: OnMidiKey, onInputs: (inputs: MidiInputs) => void) {
  const down = new Map<MIDIPort, Set<number>>();
  const refused = new Set<MIDIPort>();
  const controller = new AbortController();
  const letGo = (port: MIDIPort) => {
    for (const pitch of down.get(port) ?? []) onKey(pitch, 0);
    down.delete(port);
  };
  const notify = () => {
    const inputs = [...access.inputs.values()];
    const namesOf = (of: readonly MIDIPort[]) => of.map(({ name }) => name ?? '?');
    onInputs({
      heard: namesOf(inputs.filter((port) => !refused.has(port))),
      refused: namesOf(inputs.filter((port) => refused.has(port))),
    });
  };
  const onMessage = (port: MIDIPort, data: Uint8Array | null) => {
    const [status = 0, pitch = 0, velocity = 0] = data ?? [];
    const kind = status & 0xf0;
    if (kind !== 0x90 && kind !== 0x80) return;
    const pitches = down.get(port) ?? new Set();
    down.set(port, pitches);
    if (kind === 0x90 && velocity > 0) pitches.add(pitch);
    else pitches.delete(pitch);
    onKey(pitch, kind === 0x90 ? velocity / 127 : 0);
  };
  const listen = (port: MIDIInput) => {
    if (down.has(port)) return;
    down.set(port, new Set());
    port.addEventListener('midimessage', ({ data }) => onMessage(port, data), { signal: controller.signal });
    port.open().then(
      () => controller.signal.aborted && void port.close(),
      () => {
        if (controller.signal.aborted) return;
        refused.add(port);
        notify();
      },
    );
  };
  const update = () => {
    for (const port of down.keys()) if (port.state === 'disconnected') letGo(port);
    for (const port of access.inputs.values()) listen(port);
    notify();
  };
  access.addEventListener('statechange', update, { signal: controller.signal });
  update();
  return () => {
    controller.abort();
    for (const port of [...down.keys()]) {
      letGo(port);
      void port.close();
    }
  };
}

export type MidiInputs = { heard: readonly string[]; refused: readonly string[] };
