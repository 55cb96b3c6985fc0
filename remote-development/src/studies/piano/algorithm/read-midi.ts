import { parseMidi } from 'midi-file';
import { MidiError, type MidiFault } from './midi-fault';
import { scoreOf, type Score } from './score';

/** Bytes that are read within a frame; a symphony has about as many. */
const largest = 200_000;

export type Reading = { score: Score } | { fault: MidiFault };

/** Reads a Standard MIDI File of format 0 or 1. */
export function readMidi(bytes: Uint8Array): Reading {
  try {
    return { score: scoreOf(parseMidi(checkedChunks(bytes))) };
  } catch (error) {
    // The parser throws plain strings.
    return { fault: error instanceof MidiError ? error.fault : { kind: 'format', fault: String(error) } };
  }
}

/** The music of a file that somebody chose; nothing is read of one that is too large, and a folder can't be. */
export async function readFile(file: Blob): Promise<Reading> {
  if (file.size > largest) return { fault: tooLarge(file.size) };
  try {
    return readMidi(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return { fault: { kind: 'unread' } };
  }
}

function tooLarge(bytes: number): MidiFault {
  return { kind: 'large', size: Math.ceil(bytes / 1000) };
}

/** The header and the tracks alone: other chunks are to be skipped, says the standard, and the parser trips over them. */
function checkedChunks(bytes: Uint8Array): Uint8Array {
  if (bytes.length > largest) throw new MidiError(tooLarge(bytes.length));
  if (nameAt(bytes, 0) !== 'MThd') throw new MidiError({ kind: 'kind' });
  const kept: Uint8Array[] = [];
  let tracks = 0;
  for (let from = 0; from + 8 <= bytes.length;) {
    const name = nameAt(bytes, from);
    const length = new DataView(bytes.buffer, bytes.byteOffset + from + 4).getUint32(0);
    const end = from + 8 + length;
    if (end > bytes.length) throw new MidiError({ kind: 'cut', bytes: end - bytes.length });
    if (name === 'MThd' && length < 6) throw new MidiError({ kind: 'header' });
    if (name === 'MTrk') tracks++;
    if (name === 'MThd' || name === 'MTrk') kept.push(bytes.subarray(from, end));
    from = end;
  }
  const joined = new Uint8Array(kept.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of kept) {
    joined.set(chunk, at);
    at += chunk.length;
  }
  // Headers often promise more tracks than come.
  new DataView(joined.buffer).setUint16(10, Math.min(tracks, 65_535));
  return joined;
}

function nameAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}
