import { parseMidi } from 'midi-file';
import { fill } from '@portfolio/study/translated';
import { MidiFault } from './midi-fault';
import { texts } from './piano-texts';
import { scoreOf, type Score } from './score';

/** Bytes that are read within a frame; a symphony has about as many. */
const largest = 200_000;

/** Reads a Standard MIDI File of format 0 or 1. @throws MidiFault with a sentence that says what to do */
export function readMidi(bytes: Uint8Array): Score {
  const tracks = checkedChunks(bytes);
  try {
    return scoreOf(parseMidi(tracks));
  } catch (error) {
    if (error instanceof MidiFault) throw error;
    // The parser throws plain strings.
    throw new MidiFault(fill(texts.faults.format, { fault: String(error) }));
  }
}

/** The header and the tracks alone: other chunks are to be skipped, says the standard, and the parser trips over them. */
function checkedChunks(bytes: Uint8Array): Uint8Array {
  if (bytes.length > largest) throw new MidiFault(fill(texts.faults.large, { size: Math.ceil(bytes.length / 1000) }));
  if (nameAt(bytes, 0) !== 'MThd') throw new MidiFault(texts.faults.kind);
  const kept: Uint8Array[] = [];
  let tracks = 0;
  for (let from = 0; from + 8 <= bytes.length;) {
    const name = nameAt(bytes, from);
    const length = new DataView(bytes.buffer, bytes.byteOffset + from + 4).getUint32(0);
    const end = from + 8 + length;
    if (end > bytes.length) throw new MidiFault(fill(texts.faults.cut, { bytes: end - bytes.length }));
    if (name === 'MThd' && length < 6) throw new MidiFault(texts.faults.header);
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
