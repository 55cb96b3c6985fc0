import { emptyLetter, type Letter } from './letter';

const key = 'draft:contact';

/** Keeps what was written, so that it survives a reload, a navigation and a crash of the tab. */
export function saveDraft(letter: Letter): void {
  try {
    if (Object.values(letter).some(Boolean)) localStorage.setItem(key, JSON.stringify(letter));
    else localStorage.removeItem(key);
  } catch {
    // Storage is denied or full: the text is still in the form.
  }
}

let last: { raw: string | null; letter: Letter } = { raw: null, letter: emptyLetter };

/** The saved draft; the same object as long as it is the same text, as React asks of a snapshot. */
export function readDraft(): Letter {
  const raw = readRaw();
  if (raw !== last.raw) last = { raw, letter: parseDraft(raw) };
  return last.letter;
}

export function clearDraft(): void {
  saveDraft(emptyLetter);
}

function readRaw(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parseDraft(raw: string | null): Letter {
  try {
    const saved = Object.entries((JSON.parse(raw ?? '{}') ?? {}) as object);
    const text = (name: keyof Letter) =>
      saved.flatMap(([key, value]) => (key === name && typeof value === 'string' ? [value] : []))[0] ?? '';
    return { from_name: text('from_name'), from_email: text('from_email'), message: text('message') };
  } catch {
    return emptyLetter;
  }
}
