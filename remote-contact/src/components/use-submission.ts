import { useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import { useShell } from '@portfolio/contract/shell';
import { clearDraft, readDraft, saveDraft } from './draft';
import { charactersTooMany, emptySubmission, type Submission } from './submission';
import type { Outcome } from './send-submission';

/** In milliseconds. A person takes at least this long between touching the form and sending it. */
const minFillTimeMs = 3000;

export type Phase = 'writing' | 'incomplete' | 'sending' | 'sent' | 'failed';

/** State of the contact form, from the first input to Success or Send fail. */
export function useSubmission() {
  const { report } = useShell();
  // The draft exists only in the browser; the prerendered form is empty.
  const draft = useSyncExternalStore(neverChanges, readDraft, () => emptySubmission);
  const [edited, setSubmission] = useState<Submission>();
  const submission = edited ?? draft;
  const [phase, setPhase] = useState<Phase>('writing');
  const touched = useRef(0);
  const busy = useRef(false);

  const touch = () => {
    if (touched.current) return;
    touched.current = Date.now();
    loadSender().catch(report);
  };

  const write = (name: keyof Submission, value: string) => {
    const next = { ...submission, [name]: value };
    setSubmission(next);
    saveDraft(next);
    if (phase !== 'sending') setPhase('writing');
  };

  const send = async (event: FormEvent<HTMLFormElement>, isBot: boolean) => {
    event.preventDefault();
    if (busy.current) return;
    const form = event.currentTarget;
    if (!submission.message.trim() || charactersTooMany(submission) > 0) return setPhase('incomplete');
    busy.current = true;
    setPhase('sending');
    saveDraft(submission);
    // Delays a submission that is too fast for a person instead of rejecting it.
    await pause(touched.current + minFillTimeMs - Date.now());
    const outcome: Outcome = isBot
      ? { ok: false, reason: 'refused', detail: 'the honeypot field was filled in' }
      : await post(form);
    busy.current = false;
    if (outcome.ok) {
      clearDraft();
      setSubmission(emptySubmission);
    } else {
      report(new Error(`The message was not sent (${outcome.reason}): ${outcome.detail}`));
    }
    setPhase(outcome.ok ? 'sent' : 'failed');
  };

  return { submission, phase, touch, write, send };
}

/** The mail library is in a chunk of its own, fetched when the form is first touched so that it is ready at Send. */
function loadSender() {
  return import(/* webpackChunkName: "post" */ './send-submission');
}

async function post(form: HTMLFormElement): Promise<Outcome> {
  try {
    return await (await loadSender()).sendSubmission(form);
  } catch (error) {
    return { ok: false, reason: 'unreachable', detail: String(error) };
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, milliseconds));
  });
}

function neverChanges(): () => void {
  return () => undefined;
}
