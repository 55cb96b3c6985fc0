/**
 * A sound card at the edge of the browser: a clock that runs while the card does, and the tones that were started on it.
 * @param wakingMs until it answers a request to start; Infinity for one that never does
 */
export function plugInSoundCard(wakingMs = 20) {
  const card = { contexts: [] as FakeContext[], tones: [] as number[], wakingMs };
  class FakeContext extends EventTarget {
    state = 'suspended';
    nodes = 0;
    destination = {};
    time = 0;
    since = 0;
    constructor() {
      super();
      card.contexts.push(this);
    }
    get currentTime() {
      return this.state === 'running' ? this.time + (performance.now() - this.since) / 1000 : this.time;
    }
    resume() {
      return new Promise<void>((resolve) => {
        if (card.wakingMs === Infinity) return;
        setTimeout(() => {
          if (this.state === 'closed') return;
          this.become('running');
          resolve();
        }, card.wakingMs);
      });
    }
    suspend() {
      this.become('suspended');
      return Promise.resolve();
    }
    close() {
      this.become('closed');
      return Promise.resolve();
    }
    /** What a call or a plug that is pulled does, too. */
    become(state: string) {
      this.time = this.currentTime;
      this.since = performance.now();
      this.state = state;
      this.dispatchEvent(new Event('statechange'));
    }
  }
  const param = () => ({
    value: 0,
    setValueAtTime() {},
    linearRampToValueAtTime() {},
    setTargetAtTime() {},
    cancelScheduledValues() {},
  });
  class FakeNode extends EventTarget {
    gain = param();
    constructor(
      readonly context: FakeContext,
      readonly options: { frequency?: number } = {},
    ) {
      super();
      context.nodes++;
    }
    connect<Node>(to: Node) {
      return to;
    }
    disconnect() {}
    start() {
      card.tones.push(Math.round(69 + 12 * Math.log2((this.options.frequency ?? 0) / 440)));
    }
    stop() {}
  }
  Object.assign(globalThis, {
    AudioContext: FakeContext,
    GainNode: FakeNode,
    OscillatorNode: FakeNode,
    DynamicsCompressorNode: FakeNode,
  });
  return card;
}
