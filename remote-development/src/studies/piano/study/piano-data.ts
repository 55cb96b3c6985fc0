/** A piece of music: its label among the others, its title above the keys, and its MIDI file in base64. */
export type Piece = { label: string; title: string; midi: string };

/** What the study fetches: the pieces of its page by their names in the address, in their order. */
export type PianoData = { pieces: Readonly<Record<string, Piece>> };

/** The bytes of a piece's file. */
export function bytesOf({ midi }: Piece): Uint8Array {
  return Uint8Array.from(atob(midi), (character) => character.charCodeAt(0));
}

/** A page has one piece at least, and the setting only names of its pieces. */
export function pieceOf(pieces: PianoData['pieces'], name: string): Piece {
  const piece = pieces[name];
  if (!piece) throw new Error(`The page has no music "${name}".`);
  return piece;
}
