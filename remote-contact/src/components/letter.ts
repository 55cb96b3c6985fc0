/** What a visitor writes; the names are the specification's. */
export type Letter = { from_name: string; from_email: string; message: string };

export const emptyLetter: Letter = { from_name: '', from_email: '', message: '' };

/** The mail provider refuses more than 50 KB; the rest is left to the names of the fields and the library's own. */
export const byteLimit = 48_000;

/** How many letters at the end of the message are too many. A Latin letter takes one byte, a Hangul syllable three. */
export function lettersTooMany({ from_name, from_email, message }: Letter): number {
  const encoder = new TextEncoder();
  let over = encoder.encode(from_name + from_email + message).length - byteLimit;
  let count = 0;
  const letters = [...message];
  while (over > 0 && count < letters.length) {
    count++;
    over -= encoder.encode(letters[letters.length - count]).length;
  }
  return count;
}

/** The letter as a link for the visitor's own mail program. */
export function mailtoLink(to: string, { from_name, message }: Letter): string {
  return `mailto:${to}?subject=${encodeURIComponent(from_name)}&body=${encodeURIComponent(message)}`;
}
