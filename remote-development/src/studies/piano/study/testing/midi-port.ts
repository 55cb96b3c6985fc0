/** An electronic piano at the edge of the browser. */
export function plugInPiano() {
  const port = Object.assign(new EventTarget(), {
    name: 'Test piano',
    state: 'connected',
    isOpen: false,
    open: async () => void (port.isOpen = true),
    close: async () => void (port.isOpen = false),
  });
  const access = Object.assign(new EventTarget(), { inputs: new Map([['1', port]]) });
  Object.assign(navigator, { requestMIDIAccess: () => Promise.resolve(access) });
  return {
    port,
    send: (...bytes: number[]) =>
      port.dispatchEvent(Object.assign(new Event('midimessage'), { data: Uint8Array.from(bytes) })),
    unplug: () => {
      port.state = 'disconnected';
      access.inputs.clear();
      access.dispatchEvent(Object.assign(new Event('statechange'), { port }));
    },
  };
}
