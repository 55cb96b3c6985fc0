import { fill, translated } from '@portfolio/study/translated';
import type { MidiFault } from './algorithm/midi-fault';

/** What the piano says in English of a file and of an electronic piano of one's own. Few see it; it is loaded with them. */
export const english = {
  own: 'Your music, your keys',
  file: 'Music file',
  chooseHint: 'A .mid file can be dropped on the keys, too. It never leaves this browser.',
  midi: 'MIDI',
  connect: 'Connect a keyboard',
  noMidi: 'This browser offers no Web MIDI: play with the computer’s keys or a finger.',
  refused: 'The browser blocked MIDI. Allow it in the site settings, or play on your computer keyboard.',
  noInput: 'No MIDI keyboard was found. Plug one in and press again.',
  connected: 'Connected: {names}.',
  busy: 'Another program holds {names}. Close it there and press again.',
  unreadable: '{name}: {found} {next} The music before stays.',
  faults: {
    format: {
      found: 'The file breaks the MIDI format ({fault}).',
      next: 'Copy or save it again.',
    },
    large: { found: 'The file has {size} KB.', next: 'Music files of up to 200 KB are read.' },
    kind: {
      found: 'The file is no Standard MIDI File: it does not begin with MThd.',
      next: 'Choose a .mid file.',
    },
    cut: {
      found: 'The file is cut off: {bytes} bytes are missing at its end.',
      next: 'Copy or download it again.',
    },
    track: { found: 'Track {track} breaks off in the middle of a note.', next: 'Copy or save the file again.' },
    header: { found: 'The header of the file is too short.', next: 'Save the file again.' },
    patterns: {
      found: 'The file is of format 2, a bundle of separate patterns.',
      next: 'Files of format 0 and 1 can be played.',
    },
    silent: {
      found: 'The file holds no notes, only other messages.',
      next: 'Choose one with at least one note.',
    },
    timeless: {
      found: 'The header gives a quarter note no ticks, so nothing has a time.',
      next: 'Save the file again elsewhere.',
    },
    unread: { found: 'It can’t be read.', next: 'Choose one .mid file, not a folder.' },
  },
} as const;

export const texts = translated('piano', english);

/** What is wrong with a file, without what to do about it. */
export function foundIn(fault: MidiFault): string {
  const values = { ...fault };
  return fill<string>(texts.faults[fault.kind].found, values);
}

export function refusalOf(name: string, fault: MidiFault): string {
  return fill(texts.unreadable, { name, found: foundIn(fault), next: texts.faults[fault.kind].next });
}
