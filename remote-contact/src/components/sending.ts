import { clearDraft, readDraft, saveDraft } from './draft';
import { readForm } from './form-values';
import type { Outcome } from './send-submission';
import { createStore } from './store';
import type { Submission } from './submission';

export type Phase = 'writing' | 'incomplete' | 'sending' | 'sent' | 'failed' | 'unsure';

/** `submission` is what was sent last. */
export type Sending = { phase: Phase; submission?: Submission };

/**
 * The state of sending. It outlives the page with the form: a visitor who leaves while a message is on its way, and
 * comes back, can neither send it twice nor miss what became of it.
 */
export const sendingStore = createStore<Sending>({ phase: 'writing' });

export function enterPhase(phase: Phase, submission?: Submission): void {
  if (phase !== sendingStore.get().phase) sendingStore.set({ phase, ...(submission && { submission }) });
}

/**
 * A message that was on its way when its page was left may have arrived. Also one that still waited: a browser may go on
 * with the page when its visitor comes back to it.
 */
export function resumeFromDraft(): void {
  const { submission, posted } = readDraft();
  if (posted && sendingStore.get().phase === 'writing') enterPhase('unsure', submission);
}

/** Sends what stands in the form at the end of a pause. */
export async function send(
  form: HTMLFormElement,
  { pause, post }: { pause: number; post: (form: HTMLFormElement) => Promise<Outcome> },
): Promise<Outcome | undefined> {
  if (sendingStore.get().phase === 'sending') return undefined;
  enterPhase('sending');
  addEventListener('beforeunload', stay);
  try {
    saveDraft(readForm(form), { posted: true });
    await wait(pause);
    const submission = readForm(form);
    saveDraft(submission, { posted: true });
    const outcome = await post(form);
    if (outcome.kind === 'sent') clearDraft();
    else saveDraft(submission, { posted: outcome.kind === 'unsure' });
    enterPhase(outcome.kind, submission);
    return outcome;
  } finally {
    removeEventListener('beforeunload', stay);
  }
}

/** The browser asks before it leaves the page. Those of iOS never ask. */
function stay(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, milliseconds));
  });
}
