import { savePicture } from '@portfolio/study/save-picture';
import type { Score } from '../algorithm/score';
import { rollSvg } from '../drawing/roll-svg';

/** Saves the notes of some seconds as a picture. Loaded when it is asked for. @param from @param seconds of the song */
export function saveNotes(score: Score, from: number, seconds: number, caption: readonly string[]): void {
  savePicture('notes.svg', rollSvg(score, from, seconds, caption[0] ?? ''), caption);
}
