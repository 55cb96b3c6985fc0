import { basePath } from '@portfolio/contract/base-path';
import { emptySubmission, submissionOf, type Submission } from './submission';

/** All sites of an origin share the storage. */
const key = `draft:contact${basePath}`;

/** `posted` says that Send was pressed and no outcome is known: it may have arrived. */
export type Draft = { submission: Submission; posted: boolean };

/** Saves the form's values, so that they survive a reload, a navigation and a crash of the tab. */
export function saveDraft(submission: Submission, { posted = false } = {}): void {
  try {
    const draft = { ...submission, ...(posted && { posted }) };
    if (Object.values(submission).some(Boolean)) localStorage.setItem(key, JSON.stringify(draft));
    else localStorage.removeItem(key);
  } catch {
    // Storage is denied or full. The text is still in the form.
  }
}

export function clearDraft(): void {
  saveDraft(emptySubmission);
}

/** The saved draft; an empty one where there is none or where it can't be read. */
export function readDraft(): Draft {
  try {
    const saved = (JSON.parse(localStorage.getItem(key) ?? '{}') ?? {}) as Record<string, unknown>;
    const submission = submissionOf((name) => (typeof saved[name] === 'string' ? saved[name] : ''));
    return { submission, posted: saved['posted'] === true };
  } catch {
    return { submission: emptySubmission, posted: false };
  }
}
