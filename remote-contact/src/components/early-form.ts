import { readForm } from './form-values';
import { emptySubmission, type Submission } from './submission';

/** What a visitor did in the prerendered form before React had it. */
export type Early = { submission: Submission; wantsSending: boolean };

const nothing: Early = { submission: emptySubmission, wantsSending: false };

/**
 * Read while React renders the form for the first time: markup that does not fit, as that of a translated page, is
 * rendered anew, and the elements that were written into are gone.
 */
export function readEarlyForm(id: string): Early {
  // On a server there is no form.
  if (typeof HTMLFormElement === 'undefined') return nothing;
  const form = document.getElementById(id);
  if (!(form instanceof HTMLFormElement)) return nothing;
  return { submission: readForm(form), wantsSending: form.dataset['sendWhenStarted'] === 'asked' };
}
