import { commitText } from '@portfolio/publish/releases/log/entry/entry-text';
import { plainLine } from '@portfolio/publish/releases/log/entry/plain-line';
import type { Ask } from '@portfolio/publish/storage/storage';

/** What an area asks for with a key of its own, for the terminal, and how that goes live. */
export function askedLine({ area, release, note, message }: Ask): string {
  const commit = commitText(note);
  const parts = [release, ...(commit ? [commit] : []), ...(message ? [message] : [])];
  return `${parts.map(plainLine).join('  ')}  is asked for; npm run site -- promote --asked ${area} takes it live`;
}
