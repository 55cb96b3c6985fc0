/** What is wrong with a music file. `piano-texts.ts` says it. */
export type MidiFault =
  | { kind: 'large'; size: number }
  | { kind: 'kind' | 'header' | 'patterns' | 'silent' | 'timeless' | 'unread' }
  | { kind: 'cut'; bytes: number }
  | { kind: 'track'; track: number }
  | { kind: 'format'; fault: string };

/** Thrown where music can't be read; `readMidi` returns its fault. */
export class MidiError extends Error {
  override name = 'MidiError';
  constructor(readonly fault: MidiFault) {
    super(JSON.stringify(fault));
  }
}
