import { midiOf, readLine } from '../notation';

/**
 * Christian Petzold, Minuet in G major, BWV Anh. 114 (from the notebook for Anna Magdalena Bach, 1725), bars 1 to 16
 * without the repeat. Public domain.
 */
const right = `
  q D5 e G4 e A4 e B4 e C5 | q D5 q G4 q G4 | q E5 e C5 e D5 e E5 e F#5 | q G5 q G4 q G4 |
  q C5 e D5 e C5 e B4 e A4 | q B4 e C5 e B4 e A4 e G4 | q F#4 e G4 e A4 e B4 e G4 | H A4 |
  q D5 e G4 e A4 e B4 e C5 | q D5 q G4 q G4 | q E5 e C5 e D5 e E5 e F#5 | q G5 q G4 q G4 |
  q C5 e D5 e C5 e B4 e A4 | q B4 e C5 e B4 e A4 e G4 | q A4 e B4 e A4 e G4 e F#4 | H G4`;

const left = `
  h G3+B3+D4 q A3 | H B3 | H C4 | H B3 | H A3 | H G3 | q D4 q B3 q G3 | q D4 e D3 e C4 e B3 e A3 |
  h B3 q A3 | q G3 q B3 q G3 | H C4 | q B3 e C4 e B3 e A3 e G3 | h A3 q F#3 | h G3 q B3 | q C4 q D4 q D3 | h G3 q G2`;

export function minuet() {
  return midiOf({
    name: 'Minuet in G major, BWV Anh. 114',
    signature: [3, 4],
    tempos: [[0, 112]],
    right: readLine(right),
    left: readLine(left),
  });
}
