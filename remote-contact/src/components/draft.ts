import { emptySubmission, type Submission } from './submission';

const key = 'draft:contact';

/** Saves the form's values, so that they survive a reload, a navigation and a crash of the tab. */
export function saveDraft(submission: Submission): void {
  try {
    if (Object.values(submission).some(Boolean)) localStorage.setItem(key, JSON.stringify(submission));
    else localStorage.removeItem(key);
  } catch {
    // Storage is denied or full. The text is still in the form.
  }
}

let cached: { raw: string | null; submission: Submission } = { raw: null, submission: emptySubmission };

/** The saved draft. useSyncExternalStore requires the same object as long as the draft has not changed. */
export function readDraft(): Submission {
  const raw = readRaw();
  if (raw !== cached.raw) cached = { raw, submission: parseDraft(raw) };
  return cached.submission;
}

export function clearDraft(): void {
  saveDraft(emptySubmission);
}

function readRaw(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parseDraft(raw: string | null): Submission {
  try {
    const saved = Object.entries((JSON.parse(raw ?? '{}') ?? {}) as object);
    const text = (name: keyof Submission) =>
      saved.flatMap(([key, value]) => (key === name && typeof value === 'string' ? [value] : []))[0] ?? '';
    return { from_name: text('from_name'), from_email: text('from_email'), message: text('message') };
  } catch {
    return emptySubmission;
  }
}
